import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-details.module.css';
import { PosterFrames } from './poster-frames.tsx';

type Actor = ActorRefFrom<typeof filePosterMachine>;

/** The picture that stands there, and what begins the choice of another. */
function Poster({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { thumbUrl, width, height, placeholder } = useSelector(
    actor,
    ({ context: { thumbUrl, width, height, placeholder } }) => ({
      thumbUrl,
      width,
      height,
      placeholder,
    }),
    shallowEqual,
  );
  return (
    <>
      {thumbUrl !== null && (
        <div className={css.poster}>
          <Picture
            src={thumbUrl}
            alt={t('media.filePoster.now')}
            {...{ width, height, placeholder }}
          />
        </div>
      )}
      <Row>
        <Button onClick={() => actor.send({ type: 'poster.choose' })}>
          {t('media.filePoster.choose')}
        </Button>
      </Row>
    </>
  );
}

/** The picture that stands for a video until it is played, and the choice of another frame. */
export function FilePosterView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <div className={css.details}>
      <Heading>{t('media.filePoster.title')}</Heading>
      <KeepFocus className={css.details}>
        {phase === 'resting' && <Poster actor={actor} />}
        {phase === 'unreadable' && (
          <>
            <Callout tone="caution">{t('media.filePoster.unreadable')}</Callout>
            <Row>
              <Button onClick={() => actor.send({ type: 'poster.choose' })}>
                {t('media.filePoster.again')}
              </Button>
              <Button tone="quiet" onClick={() => actor.send({ type: 'poster.cancel' })}>
                {t('media.filePoster.cancel')}
              </Button>
            </Row>
          </>
        )}
        {phase !== 'resting' && phase !== 'unreadable' && <PosterFrames actor={actor} />}
      </KeepFocus>
    </div>
  );
}
