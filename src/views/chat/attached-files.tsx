import { isFinal, type Upload } from '#machines/media/upload.types.ts';
import { useText } from '#src/ui/text.tsx';
import { useFailure } from '#src/views/media/upload-words.ts';
import { AttachedTile } from './attached-tile.tsx';
import css from './attached-files.module.css';

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
  const failure = useFailure();
  const failed = files.filter(({ status }) => status === 'failed');
  const trouble = failed.every(({ reason }) => isFinal(reason)) ? 'chatDeletion' : 'trouble';
  const isWaiting = files.some(({ status }) => status !== 'ready');
  const wait = t(`chat.attachedFiles.${failed.length > 0 ? trouble : 'wait'}`);
  return (
    <>
      {files.length > 0 && (
        <div className={css.strip}>
          <ul className={css.files} aria-label={t('chat.attachedFiles.list')}>
            {files.map((upload) => (
              <li key={upload.id}>
                <AttachedTile
                  upload={upload}
                  onRemove={() => onRemove(upload.id)}
                  onRetry={() => onRetry(upload.id)}
                />
              </li>
            ))}
          </ul>
          <span className={css.count}>
            {t('chat.attachedFiles.count', { count: files.length, most })}
          </span>
        </div>
      )}
      {failed.map((upload) => (
        <p key={upload.id} role="alert" className={css.failure}>
          {failure(upload)}
        </p>
      ))}
      <p role="status" className={css.note}>
        {isWaiting ? wait : null}
        {surplus > 0 ? ` ${plural('chat.attachedFiles.surplus', surplus, { most })}` : null}
      </p>
    </>
  );
}
