import { useState } from 'react';
import { useAddress } from './addresses.ts';
import css from './album.module.css';
import { Picture, type PictureProps } from './picture.tsx';
import { useText } from '../texts/text.tsx';

/** A picture of an album; `src` is it in its full size. */
export interface AlbumPicture extends Pick<
  PictureProps,
  'src' | 'alt' | 'width' | 'height' | 'placeholder'
> {
  readonly key: string;
}

/** Cells that are shown before the rest is asked for. */
const most = 5;
/** A single picture keeps its shape between these. */
const [tallest, widest] = [4 / 5, 16 / 9];

const shapeOf = ({ width, height }: AlbumPicture) => {
  const ratio = Math.min(widest, Math.max(tallest, width / height));
  return { width, height: Math.round(width / ratio) };
};

/** Leads to a picture whole, in a tab of its own. */
function Whole({ of: { src, alt } }: { of: AlbumPicture }) {
  const { t } = useText();
  const drawn = useAddress(src);
  return (
    <a
      className={css.open}
      href={drawn.src ?? src}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('ui.album.open', { picture: alt })}
    />
  );
}

/**
 * Album: a single picture in its own shape, up to five in one box, the others behind the last cell.
 * Each opens in full in a new tab.
 */
export function Album({
  pictures,
  onFail,
}: {
  pictures: readonly AlbumPicture[];
  onFail?: (() => void) | undefined;
}) {
  const { plural } = useText();
  const [isOpen, setOpen] = useState(false);
  const left = isOpen ? 0 : Math.max(0, pictures.length - most);
  const shown = left > 0 ? pictures.slice(0, most) : pictures;
  const cells = shown.length > most ? 'all' : shown.length;
  return (
    <div className={css.album} data-cells={cells}>
      {shown.map((picture, index) => {
        const { key, ...rest } = picture;
        return (
          <div key={key} className={css.cell}>
            <Picture {...rest} {...(cells === 1 ? shapeOf(picture) : {})} {...{ onFail }} />
            {left > 0 && index === most - 1 ? (
              <button
                type="button"
                className={css.veil}
                aria-label={plural('ui.album.more', left + 1)}
                onClick={() => setOpen(true)}
              >
                +{left + 1}
              </button>
            ) : (
              <Whole of={picture} />
            )}
          </div>
        );
      })}
    </div>
  );
}
