import type { Upload } from '#machines/media/uploaded.types.ts';
import { isFinal } from '#machines/media/upload.types.ts';
import type { ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { Sorted } from '#src/ui/lists/sorted.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { DuplicateQuestion, type DuplicateAnswer } from '#src/views/media/upload-questions.tsx';
import { shownFilename, useDelayLabels, useFailureLabel } from '#src/views/media/upload-labels.ts';
import { AttachedTile } from './attached-tile.tsx';
import css from './attached-files.module.css';

/** Attached files above a field, with their progress and the reason why the message waits. */
export function AttachedFiles({
  files,
  surplus,
  most,
  onMove,
  onRemove,
  onRetry,
  onAnswer,
  onExchange,
}: {
  files: readonly Upload[];
  /** Files that had no room. */
  surplus: number;
  /** Files that a message takes. */
  most: number;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onAnswer: (id: string, answer: DuplicateAnswer) => void;
  /** Replaces a file whose bytes are not on this device any more. */
  onExchange: (id: string, file: ChosenFile) => void;
}) {
  const { t, plural } = useText();
  const failure = useFailureLabel();
  const delays = useDelayLabels();
  const failed = files.filter(({ status }) => status === 'failed');
  const trouble = failed.every(({ reason }) => isFinal(reason)) ? 'broken' : 'trouble';
  const duplicates = files.filter(({ status }) => status === 'duplicate');
  const waiting = files.filter(({ status }) => status !== 'ready' && status !== 'duplicate');
  // One that is to be chosen again says so itself.
  const isUnsent = failed.every(({ reason }) => reason?.kind === 'unsent');
  const wait =
    failed.length > 0
      ? !isUnsent && t(`chat.attachedFiles.${trouble}`)
      : plural('chat.attachedFiles.wait', waiting.length, { all: files.length });
  const placeOf = (id: string) => {
    const index = files.findIndex((one) => one.id === id);
    const { name = '' } = files[index] ?? {};
    const place = { filename: shownFilename(name), place: index + 1, count: files.length };
    return index < 0 ? '' : t('chat.attachedFiles.moved', place);
  };
  return (
    <>
      <Sorted placeOf={placeOf}>
        {(onMoved) =>
          files.length > 0 && (
            <div className={css.strip}>
              <ul className={css.files} aria-label={t('chat.attachedFiles.list')}>
                {files.map((upload, index) => (
                  <li key={upload.id}>
                    <AttachedTile
                      upload={upload}
                      place={index + 1}
                      count={files.length}
                      onMove={(to) => {
                        onMove(upload.id, to);
                        onMoved(upload.id);
                      }}
                      onRemove={() => onRemove(upload.id)}
                      onRetry={() => onRetry(upload.id)}
                      onExchange={(file) => onExchange(upload.id, file)}
                    />
                  </li>
                ))}
              </ul>
              <span className={css.count}>
                {t('chat.attachedFiles.count', { count: files.length, most })}
              </span>
            </div>
          )
        }
      </Sorted>
      {failed.map((upload) => (
        <p key={upload.id} role="alert" className={css.failure}>
          {failure(upload)}
        </p>
      ))}
      {duplicates.map(({ id, name }) => (
        <DuplicateQuestion key={id} filename={name} onAnswer={(answer) => onAnswer(id, answer)} />
      ))}
      <p role="status" className={css.note}>
        {waiting.length > 0 && wait !== false && <span>{wait}</span>}
        {delays(files).map((delay) => (
          <span key={delay}>{` ${delay}`}</span>
        ))}
        {surplus > 0 && (
          <span>{` ${plural('chat.attachedFiles.surplus', surplus, { most })}`}</span>
        )}
      </p>
    </>
  );
}
