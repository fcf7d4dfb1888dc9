import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { videoPreviewMachine } from '#machines/media/video-preview.machine.ts';
import type { PreviewVideo } from '#machines/media/viewer.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { PreviewClip } from '#src/ui/media/preview-clip.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { languageName } from '#src/ui/texts/language-name.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';

type Actor = ActorRefFrom<typeof videoPreviewMachine>;

/** Duration and captions of the whole video. */
function VideoFacts({ video: { seconds = 0, captions = [] } }: { video: PreviewVideo }) {
  const { t, list, locale } = useText();
  return (
    <Facts
      facts={[
        { name: t('media.videoPreview.length'), value: lengthText(seconds) },
        {
          name: t('media.videoPreview.captions'),
          value:
            captions.length > 0
              ? list(captions.map(({ language }) => languageName(language, locale)))
              : t('media.videoPreview.noCaptions'),
        },
      ]}
    />
  );
}

/** First seconds of a locked video, its facts, and the way to the whole of it. */
export function VideoPreviewView({ actor }: { actor: Actor }) {
  const { t, money } = useText();
  const { videos, index, price, url } = useSelector(
    actor,
    ({ context: { videos, index, price, url } }) => ({ videos, index, price, url }),
    shallowEqual,
  );
  const isShown = useSelector(actor, (state) => state.matches('clip'));
  const isWaiting = useSelector(
    actor,
    (state) => state.matches({ clip: 'loading' }) || state.matches('renewing'),
  );
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  const video = videos[index];
  if (!video) return null;
  const place = { place: index + 1, count: videos.length };
  return (
    <DialogPanel
      title={t('media.videoPreview.title')}
      actions={
        <>
          <DialogCancel firstFocus>
            {t(`media.videoPreview.${price ? 'notNow' : 'close'}`)}
          </DialogCancel>
          {price && (
            <Button tone="primary" onClick={() => actor.send({ type: 'unlock.ask' })}>
              {t('media.videoPreview.unlock', { price: money(price) })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <PreviewClip
          {...{ isShown, isWaiting }}
          src={url}
          label={t(`media.videoPreview.${isFailed ? 'again' : 'play'}`)}
          width={video.width}
          height={video.height}
          placeholder={video.placeholder}
          onPlay={() => actor.send({ type: 'clip.play' })}
          onPlaying={() => actor.send({ type: 'clip.playing' })}
          onEnded={() => actor.send({ type: 'clip.ended' })}
          onFail={() => actor.send({ type: 'clip.failed' })}
        />
        <div role="status">
          {isWaiting && <MutedText>{t('media.videoPreview.loading')}</MutedText>}
          {isFailed && <MutedText>{t('media.videoPreview.failed')}</MutedText>}
        </div>
        {videos.length > 1 && (
          <Row gap={8}>
            <span>{t('media.videoPreview.place', place)}</span>
            <Button onClick={() => actor.send({ type: 'video.next' })}>
              {t('media.videoPreview.next')}
            </Button>
          </Row>
        )}
        <VideoFacts video={video} />
        <MutedText>{t(`media.videoPreview.${price ? 'sold' : 'locked'}`)}</MutedText>
      </Stack>
    </DialogPanel>
  );
}
