import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import { Icon } from '../style/icon.tsx';
import { Enlarge } from '../style/icons.ts';
import css from './album.module.css';
import { cellsOf } from './post-picture.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** A picture of an album; `src` is it in its full size. */
export interface AlbumPicture extends Pick<
  PictureProps,
  'src' | 'alt' | 'width' | 'height' | 'placeholder' | 'srcSet' | 'sizes' | 'eager'
> {
  readonly key: string;
  /** Player of a video, in place of a picture. */
  readonly film?: ReactNode;
}

/** A single picture keeps its shape between these. */
const [tallest, widest] = [4 / 5, 16 / 9];

const shapeOf = ({ width, height }: AlbumPicture) => {
  const ratio = Math.min(widest, Math.max(tallest, width / height));
  return { width, height: Math.round(width / ratio) };
};

/** A single picture in its own shape, or up to five in one box; the last cell counts the others. */
export function AlbumGrid({
  pictures,
  wide = false,
  over,
  onFail,
}: {
  pictures: readonly AlbumPicture[];
  /** Takes the width of what it stands in. */
  wide?: boolean;
  /** Draws what is pressed over a cell; `more` is the number of pictures that have no cell. */
  over?: ((index: number, more: number) => ReactNode) | undefined;
  onFail?: (() => void) | undefined;
}) {
  const cells = cellsOf(pictures);
  const shown = pictures.slice(0, cells);
  const more = pictures.length - cells;
  return (
    <div className={classNames(css.album, wide && css.wide)} data-cells={cells}>
      {shown.map((picture, index) => {
        const { key, film, ...rest } = picture;
        const left = index === shown.length - 1 ? more : 0;
        return (
          <div key={key} className={css.cell}>
            {film ?? (
              <Picture {...rest} {...(cells === 1 ? shapeOf(picture) : {})} {...{ onFail }} />
            )}
            {left > 0 && <div className={css.veil}>+{left}</div>}
            {over?.(index, left)}
          </div>
        );
      })}
    </div>
  );
}

/** Lies over a whole cell of an album, or a slide, and is pressed in its place. */
export function AlbumButton({
  label,
  files,
  isCorner = false,
  onPress,
}: {
  label: string;
  /** Hashes of the files that it stands for: the focus returns to it from any of them. */
  files: readonly string[];
  /** Stands in the corner, as what it lies over is pressed itself. */
  isCorner?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={isCorner ? css.corner : css.open}
      data-file={files.join(' ')}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onPress}
    >
      {isCorner && <Icon of={Enlarge} />}
    </button>
  );
}
