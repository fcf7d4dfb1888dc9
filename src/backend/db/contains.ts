import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Accents, which are left out of what is searched for and of what is searched. */
const accents = /[\u0300-\u036F\u064B-\u065F]/g;

/** Words as they are searched for: without accents and in one normal form, as the search in a chat has them. */
const plain = (words: string): string => words.normalize('NFKD').replaceAll(accents, '');

/**
 * A text as it is searched. Indices of trigrams are made of this expression, and serve only queries that
 * have it to the letter: it has no parameters, and a change of it is a migration.
 */
function searched(text: SQLWrapper): SQL {
  const marks = sql.raw(`'${accents.source}'`);
  const stripped = sql`regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')`;
  return sql`(case when octet_length(${text}) = length(${text}) then ${text} else ${stripped} end)`;
}

/** For `using('gin', …)`: the trigrams of a text as it is searched. */
export const trigrams = (text: SQLWrapper): SQL => sql`${searched(text)} gin_trgm_ops`;

/**
 * Condition: a text contains these words, whatever their case, accents and signs: "cafe" finds
 * "Café", typed as one character or as two. Texts in ASCII alone, the most, are compared as they
 * are.
 */
export function contains(text: SQLWrapper, words: string): SQL {
  const pattern = `%${plain(words).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${searched(text)} ilike ${pattern}`;
}

/** Condition: one of these texts contains these words. */
export const anyContains = (texts: readonly SQLWrapper[], words: string): SQL | undefined =>
  or(...texts.map((text) => contains(text, words)));
