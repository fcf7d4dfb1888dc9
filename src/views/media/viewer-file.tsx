import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { viewerMachine } from '#machines/media/viewer.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { LightboxFile } from '#src/ui/media/lightbox-file.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useViewerWords } from './viewer-words.ts';
import css from './viewer.module.css';

type Actor = ActorRefFrom<typeof viewerMachine>;

/** The file, or why it is not there. */
export function ViewerFileShown({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { wordsOf } = useViewerWords();
  const { files, index, isFirst } = useSelector(
    actor,
    ({ context: { files, index, isFirst } }) => ({ files, index, isFirst }),
    shallowEqual,
  );
  const { file: phase, pages } = useSelector(actor, ({ value }) => value, shallowEqual);
  const file = files[index];
  const isWaiting = phase === 'renewing' || (phase === 'arriving' && pages !== 'interrupted');
  if (isWaiting)
    return (
      <Loading label={t(file ? 'media.viewer.renewing' : 'media.viewer.loading')}>
        <Spinner />
      </Loading>
    );
  const broken = file?.type === 'image' ? 'media.viewer.noPicture' : 'media.viewer.stopped';
  if (!file || phase === 'failed' || file.url === null)
    return (
      <div className={css.instead} role="status">
        <p>
          {t(
            !file ? 'media.viewer.notLoaded' : phase === 'failed' ? broken : 'media.viewer.unready',
          )}
        </p>
        <Button onClick={() => actor.send({ type: 'viewer.retry' })}>
          {t('media.viewer.retry')}
        </Button>
      </div>
    );
  return (
    <LightboxFile
      key={file.url}
      type={file.type}
      src={file.url}
      thumb={file.thumbUrl}
      label={wordsOf(file)}
      width={file.width}
      height={file.height}
      placeholder={file.placeholder}
      film={{
        hash: file.hash,
        stream: file.streamUrl,
        alt: file.alt,
        captions: file.captions,
        begins: isFirst,
        play: t('posts.postCard.play', { video: wordsOf(file) }),
      }}
      onBroken={() => actor.send({ type: 'file.broken' })}
    />
  );
}
