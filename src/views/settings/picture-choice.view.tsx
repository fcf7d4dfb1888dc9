import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { useFilePicker } from '#src/ui/file-intake.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { useDelays, useFailure } from '../media/upload-words.ts';
import { PictureAltView } from './picture-alt.view.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

/** One picture of a member in every state of its chart. */
export function PictureChoiceView({ actor }: { actor: ActorRefFrom<typeof pictureChoiceMachine> }) {
  const { t } = useText();
  const failed = useFailure();
  const delays = useDelays();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { slot, saved, upload, words, refusal, failure } = state.context;
  const { input, open } = useFilePicker({
    accept: 'image/*',
    onChoose: ([file]) => file && actor.send({ type: 'picture.choose', file }),
  });
  const body = () => {
    if (state.matches('loading'))
      return (
        <Loading label={t('settings.pictureChoice.loading')}>
          <Skeleton lines={2} />
        </Loading>
      );
    if (state.matches('failed'))
      return (
        <RetryCallout
          tone="caution"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'picture.retry' })}
        >
          {t('settings.pictureChoice.failed')}
        </RetryCallout>
      );
    const isBusy = state.hasTag('busy');
    const isChanging = state.matches('changing') || state.matches('placing');
    return (
      <>
        <PictureFrame state={state} send={actor.send} />
        <Row>
          <Button busy={isChanging} disabled={isBusy && !isChanging} onClick={open}>
            {t(saved.picture ? 'settings.pictureChoice.change' : 'settings.pictureChoice.choose')}
          </Button>
          {saved.picture && (
            <Button
              busy={state.matches('removing')}
              disabled={isBusy && !state.matches('removing')}
              onClick={() => actor.send({ type: 'picture.remove' })}
            >
              {t('settings.pictureChoice.remove')}
            </Button>
          )}
        </Row>
        {input}
        {isChanging && (
          <Callout
            actions={
              upload &&
              state.can({ type: 'picture.cancel' }) && (
                <Button onClick={() => actor.send({ type: 'picture.cancel' })}>
                  {t('media.upload.cancel', { filename: upload.name })}
                </Button>
              )
            }
          >
            {delays(upload ? [upload] : [])[0] ?? t('settings.pictureChoice.working')}
          </Callout>
        )}
        {state.matches('updated') && (
          <Callout tone="positive">{t('settings.pictureChoice.updated')}</Callout>
        )}
        {refusal && (
          <Callout tone="negative">
            {failed({ name: refusal.filename, reason: refusal.reason })}
          </Callout>
        )}
        <SettingsRefusal failure={failure} />
        {state.matches('unplaced') && (
          <Row>
            <Button onClick={() => actor.send({ type: 'picture.retry' })}>
              {t('settings.securitySettings.retry')}
            </Button>
          </Row>
        )}
        {words && <PictureAltView actor={words} />}
      </>
    );
  };
  // The site does not offer this.
  if (state.matches('failed') && failure?.kind === 'notFound') return null;
  return (
    <SecurityBlock
      id={`settings-${slot}`}
      title={t(`settings.pictureChoice.${slot}`)}
      lead={t(`settings.pictureChoice.${slot}Lead`)}
    >
      {body()}
    </SecurityBlock>
  );
}
