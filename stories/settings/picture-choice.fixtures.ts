import type { SavedPicture } from '#machines/settings/picture-choice.types.ts';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${colour}"/><circle cx="300" cy="200" r="120" fill="white"/></svg>`,
  )}`;

const pictureOf = (colour: string) => ({
  url: drawn(colour),
  thumbUrl: drawn(colour),
  width: 900,
  height: 600,
  placeholder: colour,
});

/** A banner as it was uploaded. */
export const savedBanner: SavedPicture = {
  name: 'Ada',
  picture: pictureOf('teal'),
  align: { x: 50, y: 50, scale: 1 },
  isMovable: true,
  alt: '',
};
/** The same, cut by its owner. */
export const cutBanner: SavedPicture = { ...savedBanner, align: { x: 51, y: 50, scale: 1 } };
/** Another one. */
export const otherBanner: SavedPicture = { ...savedBanner, picture: pictureOf('purple') };
/** A face on a site that crops none. */
export const plainFace: SavedPicture = { ...savedBanner, isMovable: false };
export const noPicture: SavedPicture = { ...savedBanner, picture: null };
/** A file chosen on this device. */
export const pickedFile = {
  id: '11111111-1111-4111-8111-111111111111',
  source: { name: 'lake.jpg', size: 4000, type: 'image/jpeg' },
};
