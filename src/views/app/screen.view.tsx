import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { screenMachine } from '#machines/app/screen.machine.ts';
import type { MountedScreen } from '#machines/app/screen.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { TitleScope } from '#src/ui/screen-title.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useText } from '#src/ui/text.tsx';

/** The screen that is mounted; hidden, but alive with all that was typed, while another one comes. */
function Mounted({ screen, hidden }: { screen: MountedScreen; hidden: boolean }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart hands it on unopened
  const View = screen.view as ComponentType<{ actor: AnyActorRef }>;
  return (
    <div hidden={hidden}>
      <TitleScope silent={hidden}>
        <View key={screen.actor.id} actor={screen.actor} />
      </TitleScope>
    </div>
  );
}

/** The place where the screen of the admitted location stands. */
export function ScreenView({ actor }: { actor: ActorRefFrom<typeof screenMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { mounted, covered } = state.context;
  const dismiss = () => actor.send({ type: 'notice.dismiss' });
  const unreached = (['offline', 'unreachable'] as const).find((name) => state.matches(name));
  const back = state.can({ type: 'notice.dismiss' }) && (
    <Button onClick={dismiss}>{t('app.screen.back')}</Button>
  );
  const isVisible = state.matches('mounted') || state.matches({ loading: 'quiet' });
  return (
    <>
      {[mounted, covered].map(
        (screen) =>
          screen && (
            <Mounted
              key={screen.actor.id}
              screen={screen}
              hidden={screen === covered || !isVisible}
            />
          ),
      )}
      {state.hasTag('busy') && !state.matches('reloading') && (
        <Spinner label={t('app.screen.loading')} />
      )}
      {(state.matches('outdated') || state.matches('reloading')) && (
        <Callout
          tone="caution"
          title={t('app.screen.outdatedTitle')}
          actions={
            <>
              <Button
                tone="primary"
                busy={state.matches('reloading')}
                onClick={() => actor.send({ type: 'page.reload' })}
              >
                {t('app.screen.reload')}
              </Button>
              {state.matches('outdated') && (
                <Button onClick={dismiss}>{t('app.screen.dismiss')}</Button>
              )}
            </>
          }
        >
          {t('app.screen.outdatedText')}
        </Callout>
      )}
      {state.matches('held') && (
        <Callout
          tone="caution"
          title={t('app.screen.heldTitle')}
          actions={<Button onClick={dismiss}>{t('app.screen.back')}</Button>}
        >
          {t('app.screen.heldText')}
        </Callout>
      )}
      {unreached && (
        <Callout tone="caution" title={t(`app.screen.${unreached}Title`)} actions={back}>
          {t(`app.screen.${unreached}Text`)}
        </Callout>
      )}
      {state.matches('stranded') && (
        <Callout
          tone="caution"
          title={t('app.screen.strandedTitle')}
          actions={
            <>
              <Button tone="primary" onClick={() => actor.send({ type: 'screen.retry' })}>
                {t('app.screen.retry')}
              </Button>
              {back}
            </>
          }
        >
          {t('app.screen.strandedText')}
        </Callout>
      )}
    </>
  );
}
