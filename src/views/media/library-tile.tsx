import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { Check, Info } from '#src/ui/style/icons.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './library.module.css';
import { useFileLabel } from './use-file-label.ts';

interface LibraryTileProps {
  readonly file: LibraryFile;
  readonly onOpen: () => void;
  /** In a grid, whose keys and clicks choose it; left out for what was bought. */
  readonly grid?: {
    /** The keys go on from here. */
    readonly isActive: boolean;
    readonly onInspect: () => void;
  };
}

/** One file as a square, which opens in full size. */
export function LibraryTile({ file, onOpen, grid }: LibraryTileProps) {
  const { t } = useText();
  const label = useFileLabel()(file);
  const { type, url, thumbUrl, placeholder, seconds } = file;
  const src = thumbUrl ?? (type === 'image' ? url : null);
  const isWords = url !== null && src === null;
  return (
    <div className={css.square} style={{ background: placeholder }}>
      {url === null ? (
        <span className={css.still}>{t('media.library.processing')}</span>
      ) : isWords || src === null ? (
        <span className={css.still}>
          <span className={css.said}>{label}</span>
        </span>
      ) : (
        <Picture light src={src} alt={label} width={1} height={1} placeholder={placeholder} />
      )}
      {seconds !== null && !isWords && <span className={css.length}>{lengthText(seconds)}</span>}
      {url !== null && (
        <button
          type="button"
          className={css.open}
          data-file={file.hash}
          tabIndex={grid && -1}
          aria-haspopup="dialog"
          aria-label={t('media.library.open', { file: label })}
          onClick={onOpen}
        />
      )}
      {grid && (
        <>
          <button
            type="button"
            data-tick
            className={css.tick}
            tabIndex={-1}
            aria-label={t('media.library.choose', { file: label })}
          >
            <Icon of={Check} />
          </button>
          <button
            type="button"
            data-aside
            className={css.inspect}
            tabIndex={grid.isActive ? 0 : -1}
            aria-haspopup="dialog"
            aria-label={t('media.library.inspect', { file: label })}
            onClick={grid.onInspect}
          >
            <Icon of={Info} />
          </button>
        </>
      )}
    </div>
  );
}
