import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { useFilePicker } from '#src/ui/fields/file-intake.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { shownFilename, useDelayLabels, useFailureLabel } from '../media/upload-labels.ts';
import { PictureAltView } from './picture-alt.view.tsx';
import { PictureBlock } from './picture-block.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof pictureChoiceMachine>;

/** Stops what is on its way, or was cut off; null where nothing is. */
function useCancel(actor: Actor) {
  const { t } = useText();
  const upload = useSelector(actor, ({ context }) => context.upload);
  const canCancel = useSelector(actor, (state) => state.can({ type: 'picture.cancel' }));
  if (!upload || !canCancel) return null;
  return (
    <Button onClick={() => actor.send({ type: 'picture.cancel' })}>
      {t('media.upload.cancel', { filename: shownFilename(upload.name) })}
    </Button>
  );
}

/** The picture is on its way, and how it can be stopped. */
function Changing({ actor }: { actor: Actor }) {
  const { t } = useText();
  const delays = useDelayLabels();
  const upload = useSelector(actor, ({ context }) => context.upload);
  return (
    <Callout actions={useCancel(actor) ?? undefined}>
      {delays(upload ? [upload] : [])[0] ?? t('settings.pictureChoice.working')}
    </Callout>
  );
}

/** Reason why the picture did not come through; of one that was cut off, the way on. */
function Refused({ actor }: { actor: Actor }) {
  const failed = useFailureLabel();
  const cancel = useCancel(actor);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    refusal && (
      <Callout tone={cancel ? 'neutral' : 'negative'} actions={cancel ?? undefined}>
        {failed({ ...refusal, name: refusal.filename })}
      </Callout>
    )
  );
}

/** The picture, what can be done about it, and how that ended. */
function Picture({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasPicture = useSelector(actor, ({ context }) => context.saved.picture !== null);
  const words = useSelector(actor, ({ context }) => context.words);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { input, open } = useFilePicker({
    accept: 'image/*',
    onChoose: ([file]) => file && actor.send({ type: 'picture.choose', file }),
  });
  const isChanging = phase === 'changing' || phase === 'placing';
  return (
    <>
      <PictureFrame actor={actor} />
      <Row>
        <Button busy={isChanging} disabled={isBusy && !isChanging} onClick={open}>
          {t(hasPicture ? 'settings.pictureChoice.change' : 'settings.pictureChoice.choose')}
        </Button>
        {hasPicture && (
          <Button
            busy={phase === 'removing'}
            disabled={isBusy && phase !== 'removing'}
            onClick={() => actor.send({ type: 'picture.remove' })}
          >
            {t('settings.pictureChoice.remove')}
          </Button>
        )}
      </Row>
      {input}
      {isChanging && <Changing actor={actor} />}
      {phase === 'updated' && (
        <Callout tone="positive">{t('settings.pictureChoice.updated')}</Callout>
      )}
      <Refused actor={actor} />
      <SettingsRefusal failure={failure} />
      {phase === 'unplaced' && (
        <Row>
          <Button onClick={() => actor.send({ type: 'picture.retry' })}>
            {t('settings.securitySettings.retry')}
          </Button>
        </Row>
      )}
      {words && <PictureAltView actor={words} />}
    </>
  );
}

/** One picture of a member in every state of its chart. */
export function PictureChoiceView({
  actor,
  hasPicture = true,
}: {
  actor: Actor;
  /** One is expected while it loads. */
  hasPicture?: boolean;
}) {
  const phase = useSelector(actor, ({ value }) => value);
  const slot = useSelector(actor, ({ context }) => context.slot);
  const isUnknown = useSelector(actor, ({ context }) => context.failure?.kind === 'notFound');
  // The site does not offer this.
  if (phase === 'failed' && isUnknown) return null;
  return (
    <PictureBlock
      slot={slot}
      hasPicture={hasPicture}
      phase={phase}
      onRetry={() => actor.send({ type: 'picture.retry' })}
    >
      <Picture actor={actor} />
    </PictureBlock>
  );
}
