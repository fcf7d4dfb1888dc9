import { useSelector } from '@xstate/react';
import { mostFiles } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.types.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { Sorted, type SortStep } from '#src/ui/sorted.tsx';
import { useText } from '#src/ui/text.tsx';
import { useFailure } from '#src/views/media/upload-words.ts';
import { AddFiles } from './post-file-add.tsx';
import css from './post-files.module.css';

/** Their code comes with the first picture. */
const PostFileTile = lazyView(async () => (await import('./post-file-tile.tsx')).PostFileTile);
const AltDialog = lazyView(async () => (await import('./alt-dialog.tsx')).AltDialog);

/** The pictures of a post in their order, what becomes of each, and the way to add more. */
export function PostFilesView({
  actor,
  kinds = [],
}: {
  actor: PostFilesRef;
  /** MIME types that the server takes. */
  kinds?: readonly string[];
}) {
  const { t, plural } = useText();
  const failure = useFailure();
  const { files, surplus } = useSelector(actor, ({ context }) => context);
  const failed = files.filter(({ upload }) => upload.status === 'failed');
  const placeOf = (id: string, step: SortStep) => {
    const number = files.findIndex(({ upload }) => upload.id === id) + 1;
    return number === 0 ? '' : t(`posts.postFiles.${step}`, { number, count: files.length });
  };
  return (
    <div className={css.files}>
      <Sorted placeOf={placeOf}>
        {(onStep) => (
          <ol className={css.list} aria-label={t('posts.postFiles.list')}>
            {files.map((file, index) => (
              <li key={file.upload.id}>
                <PostFileTile
                  actor={actor}
                  file={file}
                  index={index}
                  count={files.length}
                  onStep={(step) => onStep(file.upload.id, step)}
                />
              </li>
            ))}
            {files.length < mostFiles && (
              <li>
                <AddFiles
                  kinds={kinds}
                  onChoose={(chosen) => actor.send({ type: 'files.attach', files: chosen })}
                />
              </li>
            )}
          </ol>
        )}
      </Sorted>
      {failed.map(({ upload }) => (
        <p key={upload.id} role="alert" className={css.failure}>
          {failure(upload)}
        </p>
      ))}
      <p role="status" className={css.note}>
        {surplus > 0 ? plural('posts.postFiles.surplus', surplus, { most: mostFiles }) : null}
      </p>
      {files.length > 0 && <AltDialog actor={actor} />}
    </div>
  );
}
