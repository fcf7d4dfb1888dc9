import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Accents, which are left out of what is searched for and of what is searched. */
const accents = /[\u0300-\u036F\u064B-\u065F]/g;

/** Words as they are searched for: without accents and in one normal form, as the search in a chat has them. */
const plain = (words: string): string => words.normalize('NFKD').replaceAll(accents, '');

/**
 * Condition: a text contains these words, whatever their case, accents and signs: "cafe" finds
 * "Café", typed as one character or as two. Texts in ASCII alone, the most, are compared as they
 * are.
 */
export function contains(text: SQLWrapper, words: string): SQL {
  const pattern = `%${plain(words).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const stripped = sql`regexp_replace(normalize(${text}, NFKD), ${accents.source}, '', 'g')`;
  const isAscii = sql`octet_length(${text}) = length(${text})`;
  return sql`(case when ${isAscii} then ${text} else ${stripped} end) ilike ${pattern}`;
}

/** Condition: one of these texts contains these words. */
export const anyContains = (texts: readonly SQLWrapper[], words: string): SQL | undefined =>
  or(...texts.map((text) => contains(text, words)));
