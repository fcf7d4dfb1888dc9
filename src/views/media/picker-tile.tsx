import type { PickableFile } from '#machines/media/file-picker.types.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { ArrowUp, Check, Newspaper, Tag } from '#src/ui/style/icons.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-picker.module.css';
import { useFileLabel } from './use-file-label.ts';

const icons = { bought: Check, sent: ArrowUp, offered: Tag, shown: Newspaper } as const;

interface PickerTileProps {
  readonly file: PickableFile;
  /** Words of its mark; null for none. */
  readonly mark: string | null;
  /** Place among the chosen ones, from 1; 0 where it is not chosen. */
  readonly place: number;
  /** It is in the form already. */
  readonly isTaken: boolean;
}

/** One file as a square, with its place in the choice and its mark. */
export function PickerTile({ file, mark, place, isTaken }: PickerTileProps) {
  const { t, number } = useText();
  const label = useFileLabel()(file);
  const { type, url, thumbUrl, placeholder, seconds } = file;
  const src = thumbUrl ?? (type === 'image' ? url : null);
  const kind = file.mark?.kind ?? 'shown';
  return (
    <div
      className={classNames(css.square, (isTaken || url === null) && css.off)}
      style={{ background: placeholder }}
    >
      {url === null ? (
        <span className={css.still}>{t('media.library.processing')}</span>
      ) : src === null ? (
        <span className={css.still}>
          <span className={css.said}>{label}</span>
        </span>
      ) : (
        <Picture light src={src} alt={label} width={1} height={1} placeholder={placeholder} />
      )}
      {seconds !== null && <span className={css.length}>{lengthText(seconds)}</span>}{' '}
      {(mark !== null || isTaken) && (
        <span className={classNames(css.mark, !isTaken && css[kind])}>
          <Icon of={isTaken ? Check : icons[kind]} />
          <span className={css.words}>{isTaken ? t('media.filePicker.taken') : mark}</span>
        </span>
      )}
      {url !== null && !isTaken && (
        <button
          type="button"
          data-tick
          className={css.cover}
          tabIndex={-1}
          aria-label={t('media.library.choose', { file: label })}
        >
          <span className={css.place} data-place={place > 0 ? number(place) : ''} />
        </button>
      )}
    </div>
  );
}
