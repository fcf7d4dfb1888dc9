/** Piece of a text: plain words, or a URL with its target. */
export interface Piece {
  readonly text: string;
  /** Target of a link; null for plain text. */
  readonly link: { readonly href: string; readonly host: string } | null;
}

/**
 * No white space, no quotes, no controls and no marks of direction, which could hide what an address
 * says; of the full-width marks, which end a sentence without a space, only brackets may stand in it.
 */
const address =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»`、。〃〈-】〓-〟！-＇＊-／：-＠；？［-｀｛-･\p{Cc}\p{Cf}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
/** Letters written from right to left would be painted in another order than they are read in. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const pairs: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
};
const openings: ReadonlySet<string> = new Set(Object.values(pairs));

/** Up to a full-width bracket in its host, or one that was opened before the address began. */
const unbracketed = (found: string): string => {
  const host = /^(?:https?:\/\/)?[^/?#（）]*/i.exec(found)?.[0] ?? '';
  if (/[（）]/.test(found.charAt(host.length))) return host;
  let depth = 0;
  for (const { 0: mark, index } of found.matchAll(/[（）]/g)) {
    depth += mark === '（' ? 1 : -1;
    if (depth < 0) return found.slice(0, index);
  }
  return found;
};

const times = (text: string, mark: string): number => text.split(mark).length - 1;

/** An address ends before the mark that ends its sentence, and before a bracket that was opened outside. */
const trimmed = (found: string): string => {
  const last = found.at(-1) ?? '';
  const opening = pairs[last];
  const isOutside = opening !== undefined && times(found, opening) < times(found, last);
  return isOutside || openings.has(last) || /[.,;:!?'’…]/u.test(last)
    ? trimmed(found.slice(0, -1))
    : found;
};

/** Only the web, and no name or password before the host: those are written to look like another host. */
const linkTo = (found: string): Piece['link'] => {
  const full = /^www\./i.test(found) ? `https://${found}` : found;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null;
  return { href: url.href, host: url.host };
};

/** Splits a person's text into plain pieces and links. */
export function findLinks(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    const found = trimmed(unbracketed(match));
    const link = linkTo(found);
    if (!link) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), link: null });
    pieces.push({ text: rightToLeft.test(found) ? link.href : found, link });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), link: null });
  return pieces;
}
