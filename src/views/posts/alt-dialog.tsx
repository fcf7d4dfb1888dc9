import { useSelector } from '@xstate/react';
import { longestAlt } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FilePreview } from '#src/ui/file-preview.tsx';
import { useText } from '#src/ui/text.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import css from './post-files.module.css';

/** Where what a picture shows is put into words. */
export function AltDialog({ actor }: { actor: PostFilesRef }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { files, described } = state.context;
  const index = files.findIndex(({ upload }) => upload.id === described);
  const file = files[index];
  if (!file || !state.matches('describing')) return null;
  const { upload, alt } = file;
  const isLast = index === files.length - 1;
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
        <FilePreview
          source={upload.source}
          url={upload.picture?.thumbUrl ?? null}
          placeholder={upload.picture?.placeholder ?? null}
        />
      </div>
      <Textarea
        key={upload.id}
        name="alt"
        label={t('posts.postFiles.altLabel')}
        help={t('posts.postFiles.altHelp')}
        rows={4}
        maxLength={longestAlt}
        autoFocus
        value={alt}
        onInput={(text) => actor.send({ type: 'alt.change', text })}
      />
    </Dialog>
  );
}
