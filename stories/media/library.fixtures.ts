import type { LibraryFile } from '#machines/media/library-file.types.ts';
import type { Folder } from '#machines/media/folder-name.types.ts';

const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><rect width="9" height="6" fill="hsl(${hue} 40% 50%)"/></svg>`)}`;

/** A picture of one's own. */
export const ownFile = (number: number, over: Partial<LibraryFile> = {}): LibraryFile => ({
  key: `hash-${number}`,
  hash: `hash-${number}`,
  type: 'image',
  placeholder: '#204060',
  alt: number % 2 === 0 ? null : 'A lake in the morning',
  url: drawn(number * 25),
  thumbUrl: drawn(number * 25),
  at: new Date(Date.UTC(2026, 10, 20 - number)).toISOString(),
  width: 900,
  height: 600,
  name: number % 3 === 0 ? null : `lake-${number}.jpg`,
  bytes: 1_258_291,
  seconds: null,
  posts: 0,
  purchase: null,
  ...over,
});

/** A picture that was bought. */
export const boughtFile = (number: number, subject: 'post' | 'message' = 'post'): LibraryFile => ({
  ...ownFile(number, { name: null, bytes: null, posts: null }),
  key: `${subject} ${number} hash-${number}`,
  purchase: {
    subject,
    subjectId: number,
    title: subject === 'post' && number !== 3 ? 'Five states of one plate' : null,
    paymentId: 2000 + number,
    from: { id: 3, username: 'ines', displayName: 'Inês Marques' },
    price: { amount: 500, currency: 'USD' },
  },
});

/** So many folders that a few rows do not hold them; `from` is the number of the first. */
export const foldersOf = (count: number, from = 1): Folder[] =>
  Array.from({ length: count }, (_, number) => ({
    id: number + from,
    name: number === 0 ? 'Summer' : `Studio ${number}`,
    count: number,
  }));
