import { shallowEqual, useSelector } from '@xstate/react';
import { use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { viewerMachine } from '#machines/media/viewer.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogFrameContext } from '#src/ui/dialog/dialog-context.ts';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MediaDownload } from '#src/ui/media/media-download.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Lightbox, LightboxFile } from '#src/ui/style/lightbox.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './viewer.module.css';

type Actor = ActorRefFrom<typeof viewerMachine>;

/** The file, or why it is not there. */
function Shown({ actor }: { actor: Actor }) {
  const { t, date, hidden } = useText();
  const { files, index } = useSelector(
    actor,
    ({ context: { files, index } }) => ({ files, index }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const file = files[index];
  if (!file) return null;
  if (phase === 'renewing')
    return (
      <Loading label={t('media.viewer.renewing')}>
        <Spinner />
      </Loading>
    );
  const isBroken = phase === 'failed';
  const broken = file.type === 'image' ? 'media.viewer.noPicture' : 'media.viewer.stopped';
  if (isBroken || file.url === null)
    return (
      <div className={css.instead} role="status">
        <p>{t(isBroken ? broken : 'media.viewer.unready')}</p>
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
      label={
        (hidden.names ? null : file.alt) ?? t(`media.library.${file.type}`, { date: date(file.at) })
      }
      width={file.width}
      height={file.height}
      placeholder={file.placeholder}
      onBroken={() => actor.send({ type: 'file.broken' })}
    />
  );
}

/** Closes as Escape does. */
function Pulled({ actor, children }: { actor: Actor; children: ReactNode }) {
  const { index, files } = useSelector(
    actor,
    ({ context: { index, files } }) => ({ index, files }),
    shallowEqual,
  );
  const onDismiss = use(DialogFrameContext)?.onClose;
  return (
    <Lightbox
      index={index}
      count={files.length}
      onChoose={(to) => actor.send({ type: 'file.choose', index: to })}
      onDismiss={onDismiss}
    >
      {children}
    </Lightbox>
  );
}

/** Files in full size, one at a time. */
export function ViewerView({ actor }: { actor: Actor }) {
  const { t, date, hidden } = useText();
  const { files, index, isOwn } = useSelector(
    actor,
    ({ context: { files, index, isOwn } }) => ({ files, index, isOwn }),
    shallowEqual,
  );
  const file = files[index];
  if (!file) return null;
  const place = { place: index + 1, count: files.length };
  const words =
    (hidden.names ? null : file.alt) ?? t(`media.library.${file.type}`, { date: date(file.at) });
  return (
    <DialogPanel
      lightbox
      title={t('media.viewer.place', place)}
      actions={
        <div className={css.foot}>
          <p className={css.words}>{words}</p>
          {isOwn && (
            <div className={css.ways}>
              {file.url !== null && (
                <MediaDownload href={file.url}>{t('media.viewer.download')}</MediaDownload>
              )}
              <Button onClick={() => actor.send({ type: 'file.move' })}>
                {t('media.viewer.move')}
              </Button>
            </div>
          )}
        </div>
      }
    >
      <Pulled actor={actor}>
        <Shown actor={actor} />
      </Pulled>
      <LiveRegion>{t('media.viewer.says', { ...place, words })}</LiveRegion>
    </DialogPanel>
  );
}
