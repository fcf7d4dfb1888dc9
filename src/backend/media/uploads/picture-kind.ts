/** The kinds of picture that are taken, by MIME type, with the ending Laravel's texts use. */
const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;
export type PictureMime = keyof typeof endings;

/** `jpg, png, …` for a refusal. */
export const pictureEndings = Object.values(endings).join(', ');

/** Ending of the names of pictures of a MIME type; null for one that is not taken. */
export const endingOfPicture = (mime: string): string | null =>
  Object.entries(endings).find(([kind]) => kind === mime)?.[1] ?? null;

/** Bytes from the start of a file by which its type is detected. */
export const magicLength = 64;

/** Type of a picture by its first bytes, whatever its name; null when it is none we take. */
export function pictureKind(head: Buffer): PictureMime | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8))) return 'image/avif';
  return null;
}
