import { useSelector } from '@xstate/react';
import { mostFiles } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.machine.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { DuplicateQuestion } from '#src/views/media/upload-questions.tsx';
import { useDelayLabels, useFailureLabel } from '#src/views/media/upload-labels.ts';
import css from './post-files.module.css';

/** Reasons for failed uploads. */
export function PostFileFailures({ actor }: { actor: PostFilesRef }) {
  const { t } = useText();
  const failure = useFailureLabel();
  const files = useSelector(actor, ({ context }) => context.files);
  return files.map(
    ({ upload: { id, name, status, reason, share } }, index) =>
      status === 'failed' && (
        <p key={id} role="alert" className={css.failure}>
          {failure({
            name: name || t('posts.postFiles.picture', { number: index + 1 }),
            reason,
            share,
          })}
        </p>
      ),
  );
}

/** Questions about files that the author has already. */
export function PostFileDuplicates({ actor }: { actor: PostFilesRef }) {
  const { t } = useText();
  const files = useSelector(actor, ({ context }) => context.files);
  return files.map(
    ({ upload: { id, name, status } }, index) =>
      status === 'duplicate' && (
        <DuplicateQuestion
          key={id}
          filename={name || t('posts.postFiles.picture', { number: index + 1 })}
          onAnswer={(type) => actor.send({ type, id })}
        />
      ),
  );
}

/** Reasons for slow uploads, and the number of files over the limit. */
export function PostFileDelays({ actor }: { actor: PostFilesRef }) {
  const { plural } = useText();
  const delays = useDelayLabels();
  const files = useSelector(actor, ({ context }) => context.files);
  const surplus = useSelector(actor, ({ context }) => context.surplus);
  const notes = [
    ...(surplus > 0 ? [plural('posts.postFiles.surplus', surplus, { most: mostFiles })] : []),
    ...delays(files.map(({ upload }) => upload)),
  ];
  return <span>{notes.join(' ')}</span>;
}
