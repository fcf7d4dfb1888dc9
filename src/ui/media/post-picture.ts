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
  const wide =
    cells < 2 ? 1 : cells === 3 ? (index ? 1 / 3 : 2 / 3) : cells > 4 && index > 1 ? 1 / 3 : 1 / 2;
  const high = cells < 2 ? 9 / 16 : cells < 3 ? 5 / 8 : cells < 4 ? wide : 3 / 8;
  return Math.max(wide, high * (width / height));
}

/**
 * Sizes of an album's picture to choose from, by widths that are those of the files: the longer side
 * is 480, 1,024 and the whole. `album` is its width in pixels where there is room. The hosting page preloads a feed's first one before any view renders,
 * so both must be identical.
 */
export function albumPicture(picture: Picture, cell: Cell, album = 640) {
  const { url, mediumUrl, thumbUrl, width, height } = picture;
  if (!thumbUrl || !url) return {};
  const within = (side: number) => Math.round(width * Math.min(1, side / Math.max(width, height)));
  const medium = mediumUrl ? `${mediumUrl} ${within(1024)}w, ` : '';
  return {
    srcSet: `${thumbUrl} ${within(480)}w, ${medium}${url} ${width}w`,
    sizes: `calc(min(100vw, ${album}px) * ${shareOf(picture, cell)})`,
  };
}
