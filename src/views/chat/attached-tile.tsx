import type { Upload } from '#machines/media/uploaded.types.ts';
import { wayOn } from '#machines/media/upload.types.ts';
import type { ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { FilePreview } from '#src/ui/media/file-preview.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { CircleAlert, RefreshCw, X } from '#src/ui/style/icons.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { ReorderHandle } from '#src/ui/lists/reorder-handle.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChooseAgain } from '#src/views/media/upload-questions.tsx';
import { isMoving, shownFilename, useProgressLabel } from '#src/views/media/upload-labels.ts';
import css from './attached-files.module.css';

/** One file of the strip: its picture, a ring that fills, and the ways to try again and to leave it out. */
export function AttachedTile({
  upload,
  place,
  count,
  onMove,
  onRemove,
  onRetry,
  onExchange,
}: {
  upload: Upload;
  /** Counted from one. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onExchange: (file: ChosenFile) => void;
}) {
  const { t, number } = useText();
  const progress = useProgressLabel();
  const { name, status, share, picture, source } = upload;
  const filename = shownFilename(name);
  const seconds = picture?.seconds ?? 0;
  const isUnderWay = isMoving(upload);
  const isFailed = status === 'failed';
  const help = isFailed ? wayOn(upload) : null;
  const done = status === 'uploading' ? share : 0;
  const preview = <FilePreview source={source} picture={picture} />;
  return (
    <div className={css.tile} data-status={status} title={filename}>
      {count > 1 ? (
        <ReorderHandle
          label={t('chat.attachedFiles.place', { filename, place, count })}
          hint={t('chat.attachedFiles.order')}
          onMove={onMove}
        >
          {preview}
        </ReorderHandle>
      ) : (
        preview
      )}
      {seconds > 0 && <span className={css.length}>{lengthText(seconds)}</span>}
      {isUnderWay && (
        <span
          className={css.ring}
          role="progressbar"
          aria-label={filename}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={status === 'uploading' ? Math.round(share * 100) : undefined}
          aria-valuetext={progress(upload)}
          style={{ '--share': `${done * 100}%` }}
        >
          {status === 'uploading' && number(share, { style: 'percent' })}
        </span>
      )}
      {help === 'choose' && (
        <span className={css.retry}>
          <ChooseAgain filename={filename} accept="image/*,video/*" onChoose={onExchange} />
        </span>
      )}
      {help === 'retry' && (
        <span className={css.retry}>
          <IconButton
            icon={RefreshCw}
            label={t('media.upload.retry', { filename })}
            onClick={onRetry}
          />
        </span>
      )}
      {isFailed && help === null && (
        <span className={css.broken}>
          <Icon of={CircleAlert} />
        </span>
      )}
      {status !== 'cancelled' && (
        <span className={css.remove}>
          <IconButton
            icon={X}
            label={t(isUnderWay ? 'media.upload.cancel' : 'media.upload.remove', { filename })}
            onClick={onRemove}
          />
        </span>
      )}
    </div>
  );
}
