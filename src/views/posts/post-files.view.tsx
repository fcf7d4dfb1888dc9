import { shallowEqual, useSelector } from '@xstate/react';
import { mostFiles } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.machine.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Sorted, type SortStep } from '#src/ui/lists/sorted.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AddFiles } from './post-file-add.tsx';
import css from './post-files.module.css';

/** Lazy: loads with the first picture. */
const PostFileTile = lazyView(async () => (await import('./post-file-tile.tsx')).PostFileTile);
const PostFileFailures = lazyView(
  async () => (await import('./post-file-notes.tsx')).PostFileFailures,
);
const PostFileDuplicates = lazyView(
  async () => (await import('./post-file-notes.tsx')).PostFileDuplicates,
);
const PostFileDelays = lazyView(async () => (await import('./post-file-notes.tsx')).PostFileDelays);
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
  const { t } = useText();
  const ids = useSelector(
    actor,
    ({ context: { files } }) => files.map(({ upload }) => upload.id),
    shallowEqual,
  );
  const count = ids.length;
  const placeOf = (id: string, step: SortStep) => {
    const number = ids.indexOf(id) + 1;
    return number === 0 ? '' : t(`posts.postFiles.${step}`, { number, count });
  };
  return (
    <div className={css.files}>
      <Sorted placeOf={placeOf}>
        {(onStep) => (
          <ol className={css.list} aria-label={t('posts.postFiles.list')}>
            {ids.map((id, index) => (
              <li key={id}>
                <PostFileTile
                  {...{ actor, id, index, count }}
                  onStep={(step) => onStep(id, step)}
                />
              </li>
            ))}
            {count < mostFiles && (
              <li className={css.adding}>
                <AddFiles
                  kinds={kinds}
                  onLibrary={() => actor.send({ type: 'library.ask' })}
                  onChoose={(chosen) => actor.send({ type: 'files.attach', files: chosen })}
                />
              </li>
            )}
          </ol>
        )}
      </Sorted>
      {count > 0 && <PostFileFailures actor={actor} />}
      {count > 0 && <PostFileDuplicates actor={actor} />}
      <p role="status" className={css.note}>
        {count > 0 && <PostFileDelays actor={actor} />}
      </p>
      {count > 0 && <AltDialog actor={actor} />}
    </div>
  );
}
