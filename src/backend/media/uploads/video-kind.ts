/** The kinds of video that are taken, by MIME type, with the ending Laravel's texts use. */
const endings = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' } as const;
export type VideoMime = keyof typeof endings;

/** True for a MIME type of a video that is taken. */
export const isVideoMime = (mime: string): mime is VideoMime => Object.hasOwn(endings, mime);

/** `mp4, webm, …` for a refusal. */
export const videoEndings = Object.values(endings).join(', ');

/** Ending of the names of videos of a MIME type; null for one that is not taken. */
export const endingOfVideo = (mime: string): string | null =>
  Object.entries(endings).find(([kind]) => kind === mime)?.[1] ?? null;

const mp4Brand = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|hvc1|f4v )/;
/** Pictures are boxes of the same family. */
const pictureBrand = /^(?:avi[fs]|mif1|msf1|he[ivc][cmsx])/;

/** All that a file says it can be read as; cameras name their own brand first. */
const brandsOf = (head: Buffer): string[] => {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const text = head.toString('latin1');
  const others = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => at);
  return [text.slice(8, 12), ...others.map((at) => text.slice(16 + at * 4, 20 + at * 4))];
};

/** Type of a video by its first bytes, whatever its name; null when it is none we take. */
export function videoKind(head: Buffer): VideoMime | null {
  const text = head.toString('latin1');
  if (text.startsWith('\x1aE\xdf\xa3')) return text.includes('B\x82\x84webm') ? 'video/webm' : null;
  if (text.slice(4, 8) !== 'ftyp') return null;
  const [own = '', ...others] = brandsOf(head);
  if (own === 'qt  ') return 'video/quicktime';
  if (pictureBrand.test(own)) return null;
  return [own, ...others].some((brand) => mp4Brand.test(brand)) ? 'video/mp4' : null;
}
