import { Icon } from '../style/icon.tsx';
import { Enlarge } from '../style/icons.ts';
import css from './album.module.css';

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
