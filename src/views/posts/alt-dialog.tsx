import { shallowEqual, useSelector } from '@xstate/react';
import { longestAlt } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { FilePreview } from '#src/ui/media/file-preview.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import css from './post-files.module.css';

interface Props {
  actor: PostFilesRef;
}

/** Text field as a component of its own, so a key press re-renders nothing else. */
function AltField({ actor, id }: Props & { id: string }) {
  const { t } = useText();
  const alt = useSelector(actor, ({ context: { files } }) =>
    files.find(({ upload }) => upload.id === id),
  )?.alt;
  return (
    <Textarea
      name="alt"
      label={t('posts.postFiles.altLabel')}
      help={t('posts.postFiles.altHelp')}
      rows={4}
      maxLength={longestAlt}
      autoFocus
      value={alt ?? ''}
      onInput={(text) => actor.send({ type: 'alt.change', text })}
    />
  );
}

/** Dialog for a picture's alt text. */
export function AltDialog({ actor }: Props) {
  const { t } = useText();
  const isOpen = useSelector(actor, (state) => state.matches('describing'));
  const { upload, index, isLast } = useSelector(
    actor,
    ({ context: { files, described } }) => {
      const at = files.findIndex(({ upload: { id } }) => id === described);
      return { upload: files[at]?.upload, index: at, isLast: at === files.length - 1 };
    },
    shallowEqual,
  );
  if (!upload || !isOpen) return null;
  const end = () => actor.send({ type: 'describing.end' });
  return (
    <Dialog
      open
      present
      title={t('posts.postFiles.altTitle', { number: index + 1 })}
      onClose={end}
      actions={
        <>
          <Button onClick={end}>{t('posts.postFiles.altBack')}</Button>
          <Button tone="primary" onClick={() => actor.send({ type: 'describing.next' })}>
            {t(isLast ? 'posts.postFiles.altDone' : 'posts.postFiles.altNext')}
          </Button>
        </>
      }
    >
      <div className={css.described}>
        <FilePreview source={upload.source} picture={upload.picture} />
      </div>
      <AltField key={upload.id} actor={actor} id={upload.id} />
    </Dialog>
  );
}
