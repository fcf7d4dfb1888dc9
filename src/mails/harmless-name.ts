const longest = 50;
/** Control, direction and invisible characters, and line breaks. */
const unseen = /(?:[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\s]|(?![\u200c\u200d])\p{Cf})+/gu;
/** Signs by which mail programs find a link. */
const linking = /\.(?=\p{L}{2})|[:/\\@]+(?=\S)/gu;

/**
 * A member's name as a mail may say it. Names of before the rules on names may hold anything: what
 * is invisible is left out, and what would become a link is taken apart.
 */
export function harmlessName(name: string): string {
  const plain = name.normalize('NFC').replaceAll(unseen, ' ').replaceAll(linking, '$& ').trim();
  return Array.from(plain).slice(0, longest).join('');
}
