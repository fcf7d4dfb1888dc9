import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FrameChooser } from '#src/ui/media/frame-chooser.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';
import css from './file-details.module.css';

/** The frame, what moves to another, and what uses it. */
export function PosterFrames({ actor }: { actor: ActorRefFrom<typeof filePosterMachine> }) {
  const { t, number } = useText();
  const { url, at, length, width, height, placeholder } = useSelector(
    actor,
    ({ context: { url, at, length, width, height, placeholder } }) => ({
      url,
      at,
      length,
      width,
      height,
      placeholder,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isSaving = phase === 'saving';
  const says = number(at, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <>
      <FrameChooser
        src={url}
        label={t('media.filePoster.frame')}
        words={{
          position: t('media.filePoster.position'),
          says,
          before: t('media.filePoster.before'),
          after: t('media.filePoster.after'),
        }}
        {...{ at, length, width, height, placeholder }}
        disabled={isSaving}
        onSeek={(position) => actor.send({ type: 'frame.seek', seconds: position })}
        onStep={(by) => actor.send({ type: 'frame.step', by })}
        onRead={(duration) => actor.send({ type: 'video.read', seconds: duration })}
        onFail={() => actor.send({ type: 'video.failed' })}
      />
      {phase === 'reading' && <p className={css.none}>{t('media.filePoster.reading')}</p>}
      {phase === 'refused' && failure && <RefusalNotice failure={failure} typed={false} />}
      {phase === 'refused' && !failure && (
        <Callout tone="negative">{t('media.filePoster.undrawn')}</Callout>
      )}
      <Row>
        <Button
          tone="primary"
          busy={isSaving}
          disabled={phase === 'reading'}
          onClick={() => actor.send({ type: 'poster.use' })}
        >
          {t('media.filePoster.use')}
        </Button>
        <Button
          tone="quiet"
          disabled={isSaving}
          onClick={() => actor.send({ type: 'poster.cancel' })}
        >
          {t('media.filePoster.cancel')}
        </Button>
      </Row>
    </>
  );
}
