import { isFinal, type Upload, type UploadReason } from '#machines/media/upload.types.ts';
import { FilePreview } from '#src/ui/file-preview.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { RefreshCw, X } from '#src/ui/icons.ts';
import { Progress } from '#src/ui/progress.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './upload.module.css';

const mega = 1_048_576;

/** What our server says of a file, in the reader's language; other servers say it themselves. */
const refusals: Readonly<Record<string, 'media.upload.full' | 'media.upload.tooManyPixels'>> = {
  'Your storage is full.': 'media.upload.full',
  'The file field has invalid image dimensions.': 'media.upload.tooManyPixels',
};

/** Bytes as people read them: megabytes with one decimal. */
function useSize() {
  const { number } = useText();
  return (bytes: number) =>
    number(bytes / mega, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

/** What is said about a file that did not come through (spec §8), in the reader's language. */
function useFailure() {
  const { t, list } = useText();
  const size = useSize();
  const known = (said: string) => {
    const text = refusals[said];
    return text === undefined ? said : t(text);
  };
  const words = (reason: UploadReason | null): string => {
    if (reason === null) return t('media.upload.offline');
    switch (reason.kind) {
      case 'tooLarge':
        return t('media.upload.tooLarge', { limit: size(reason.limit) });
      case 'wrongType':
        return t('media.upload.wrongType', { kinds: list([...reason.kinds]) });
      case 'refused':
        return known(reason.list);
      default:
        return t(`media.upload.${reason.kind}`);
    }
  };
  return ({ name, reason }: Upload) =>
    t('media.upload.failed', { filename: name, list: words(reason) });
}

/** One file with its picture: how far it is, what is left, and what may be done about it. */
export function UploadRow({
  upload,
  onRemove,
  onRetry,
}: {
  upload: Upload;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { t } = useText();
  const size = useSize();
  const failure = useFailure();
  const { name: filename, status, share, reason, picture, source } = upload;
  const left = () => {
    if (status !== 'uploading') return t(`media.upload.${status}`);
    return t('media.upload.left', { left: size(upload.size * (1 - share)) });
  };
  const isMoving = ['queued', 'checking', 'uploading', 'processing'].includes(status);
  const value = status === 'processing' ? null : share;
  return (
    <div className={css.row} data-status={status}>
      <FilePreview
        source={source}
        url={picture?.thumbUrl ?? null}
        placeholder={picture?.placeholder ?? null}
      />
      <div className={css.words}>
        {isMoving && <Progress label={filename} value={value} left={left()} />}
        {status === 'failed' && <p role="alert">{failure(upload)}</p>}
        {(status === 'ready' || status === 'cancelled') && (
          <p>
            <span className={css.name}>{filename}</span> <span className={css.quiet}>{left()}</span>
          </p>
        )}
      </div>
      {status === 'failed' && source !== null && !isFinal(reason) && (
        <IconButton
          icon={RefreshCw}
          label={t('media.upload.retry', { filename })}
          onClick={onRetry}
        />
      )}
      {status !== 'cancelled' && (
        <IconButton
          icon={X}
          label={t(isMoving ? 'media.upload.cancel' : 'media.upload.remove', { filename })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
