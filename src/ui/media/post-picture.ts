interface Picture {
  readonly url: string | null;
  readonly mediumUrl?: string | null | undefined;
  readonly thumbUrl: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Place in an album: the number of its cells, and the index of this one. */
interface Cell {
  readonly cells: number;
  readonly index: number;
}

/** Number of cells of an album: five at most, the last of which says how many more there are. */
export const cellsOf = ({ length }: readonly unknown[]): number => Math.min(length, 5);

/**
 * Share of its album's width that a picture has while it covers its cell, with what is cut off; cells
 * are as in `album.module.css`.
 */
function shareOf({ width, height }: Picture, { cells, index }: Cell): number {
  if (cells === 1) return Math.max(1, (9 / 16) * (width / height));
  const isSmall = cells === 3 ? index > 0 : cells > 4 && index > 1;
  const wide = isSmall ? 1 / 3 : cells === 3 ? 2 / 3 : 1 / 2;
  const high = cells === 2 ? 5 / 8 : cells === 3 ? wide : 3 / 8;
  return Math.max(wide, high * (width / height));
}

/**
 * Sizes of an album's picture to choose from, by widths that are those of the files: the longer side
 * is 480, 1,024 and the whole. The hosting page preloads a feed's first one before any view renders,
 * so both must be identical.
 */
export function albumPicture(picture: Picture, cell: Cell, isInChat = false) {
  const { url, mediumUrl, thumbUrl, width, height } = picture;
  if (!thumbUrl || !url) return {};
  const within = (side: number) => Math.round(width * Math.min(1, side / Math.max(width, height)));
  const medium = mediumUrl ? `${mediumUrl} ${within(1024)}w, ` : '';
  const share = shareOf(picture, cell);
  return {
    srcSet: `${thumbUrl} ${within(480)}w, ${medium}${url} ${width}w`,
    sizes: isInChat
      ? `${17.5 * share}rem`
      : `(min-width: 600px) ${640 * share}px, ${100 * share}vw`,
  };
}
