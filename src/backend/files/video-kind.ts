/** The kinds of video that are taken, by MIME type, with the ending Laravel's texts use. */
const endings = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' } as const;
export type VideoMime = keyof typeof endings;

/** `mp4, webm, …` for a refusal. */
export const videoEndings = Object.values(endings).join(', ');

const mp4Brand = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|hvc1|f4v )/;

/** What a file is by its first bytes, whatever it is called; null when it is no video we take. */
export function videoKind(head: Buffer): VideoMime | null {
  const text = head.toString('latin1');
  if (text.startsWith('\x1aE\xdf\xa3')) return text.includes('B\x82\x84webm') ? 'video/webm' : null;
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === 'qt  ') return 'video/quicktime';
  return mp4Brand.test(brand) ? 'video/mp4' : null;
}
