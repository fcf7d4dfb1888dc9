import { isFinal, type Upload } from '#machines/media/upload.types.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './composer.module.css';

/** Its code comes with the first file. */
const UploadRow = lazyView(async () => (await import('#src/views/media/upload-row.tsx')).UploadRow);

/** The files that stand above a field, how each is doing, and why the message still waits. */
export function AttachedFiles({
  files,
  surplus,
  most,
  onRemove,
  onRetry,
}: {
  files: readonly Upload[];
  /** Files that had no room. */
  surplus: number;
  /** Files that a message takes. */
  most: number;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}) {
  const { t, plural } = useText();
  const failed = files.filter(({ status }) => status === 'failed');
  const trouble = failed.every(({ reason }) => isFinal(reason)) ? 'chatDeletion' : 'trouble';
  const isWaiting = files.some(({ status }) => status !== 'ready');
  const wait = t(`chat.attachedFiles.${failed.length > 0 ? trouble : 'wait'}`);
  return (
    <>
      {files.length > 0 && (
        <ul className={css.files} aria-label={t('chat.attachedFiles.list')}>
          {files.map((upload) => (
            <li key={upload.id}>
              <UploadRow
                upload={upload}
                onRemove={() => onRemove(upload.id)}
                onRetry={() => onRetry(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={css.note}>
        {isWaiting ? wait : null}
        {surplus > 0 ? ` ${plural('chat.attachedFiles.surplus', surplus, { most })}` : null}
      </p>
    </>
  );
}
