import type { Upload } from '#machines/media/uploaded.types.ts';
import { wayOn } from '#machines/media/upload.types.ts';
import { FilePreview } from '#src/ui/media/file-preview.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RefreshCw, X } from '#src/ui/style/icons.ts';
import { Progress } from '#src/ui/loading/progress.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { DuplicateQuestion, type DuplicateAnswer } from './upload-questions.tsx';
import {
  isMoving as isUnderWay,
  shownFilename,
  useFailureLabel,
  useProgressLabel,
  useSizeLabel,
} from './upload-labels.ts';
import css from './upload.module.css';
import { useSpeedLabel } from './use-upload-words.ts';

/** One file with its picture: how far it is, what is left, and what may be done about it. */
export function UploadRow({
  upload,
  onRemove,
  onRetry,
  onAnswer,
}: {
  upload: Upload;
  /** Absent where it only says how far it is. */
  onRemove?: (() => void) | undefined;
  onRetry: () => void;
  /** Of a file that the person has already. */
  onAnswer: (answer: DuplicateAnswer) => void;
}) {
  const { t } = useText();
  const size = useSizeLabel();
  const failure = useFailureLabel();
  const speed = useSpeedLabel();
  const progress = useProgressLabel();
  const { name, status, share, picture, source } = upload;
  const filename = shownFilename(name);
  const left = () => {
    if (status !== 'uploading') return progress(upload);
    return speed(upload) ?? t('media.upload.left', { left: size(upload.size * (1 - share)) });
  };
  const isMoving = isUnderWay(upload);
  const isInterrupted = status === 'waiting' && upload.reason?.kind === 'offline';
  const isUnknown = status === 'processing' || status === 'waiting';
  const value = isUnknown && !isInterrupted ? null : share;
  return (
    <div className={css.row} data-status={status}>
      <FilePreview source={source} picture={picture} />
      <div className={css.words}>
        {isMoving && <Progress label={filename} value={value} left={left()} />}
        {status === 'failed' && <p role="alert">{failure(upload)}</p>}
        {status === 'duplicate' && <DuplicateQuestion filename={filename} onAnswer={onAnswer} />}
        {(status === 'ready' || status === 'cancelled') && (
          <p>
            <span className={css.name}>{filename}</span> <span className={css.quiet}>{left()}</span>
          </p>
        )}
      </div>
      {status === 'failed' && wayOn(upload) === 'retry' && (
        <IconButton
          icon={RefreshCw}
          label={t('media.upload.retry', { filename })}
          onClick={onRetry}
        />
      )}
      {onRemove && status !== 'cancelled' && (
        <IconButton
          icon={X}
          label={t(isMoving ? 'media.upload.cancel' : 'media.upload.remove', { filename })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
