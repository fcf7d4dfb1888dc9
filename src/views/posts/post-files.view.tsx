import { useSelector } from '@xstate/react';
import { mostFiles } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.types.ts';
import { useText } from '#src/ui/text.tsx';
import { useFailure } from '#src/views/media/upload-words.ts';
import { AltDialog } from './alt-dialog.tsx';
import { AddFiles } from './post-file-add.tsx';
import { PostFileTile } from './post-file-tile.tsx';
import css from './post-files.module.css';

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
  return (
    <div className={css.files}>
      <ol className={css.list} aria-label={t('posts.postFiles.list')}>
        {files.map((file, index) => (
          <li key={file.upload.id}>
            <PostFileTile actor={actor} file={file} index={index} count={files.length} />
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
      {failed.map(({ upload }) => (
        <p key={upload.id} role="alert" className={css.failure}>
          {failure(upload)}
        </p>
      ))}
      <p role="status" className={css.note}>
        {surplus > 0 ? plural('posts.postFiles.surplus', surplus, { most: mostFiles }) : null}
      </p>
      <AltDialog actor={actor} />
    </div>
  );
}
