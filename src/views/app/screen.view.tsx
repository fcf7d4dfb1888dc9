import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { screenMachine } from '#machines/app/screen.machine.ts';
import type { MountedScreen } from '#machines/app/screen.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { TitleScope } from '#src/ui/frame/screen-title.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';

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

const phases = [
  'mounted',
  'outdated',
  'reloading',
  'held',
  'offline',
  'unreachable',
  'stranded',
] as const;

/** Screen of the admitted location. */
export function ScreenView({ actor }: { actor: ActorRefFrom<typeof screenMachine> }) {
  const { t } = useText();
  const mounted = useSelector(actor, ({ context }) => context.mounted);
  const covered = useSelector(actor, ({ context }) => context.covered);
  const phase = useSelector(actor, (state) => phases.find((one) => state.matches(one)));
  const isQuiet = useSelector(actor, (state) => state.matches({ loading: 'quiet' }));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canDismiss = useSelector(actor, (state) => state.can({ type: 'notice.dismiss' }));
  const dismiss = () => actor.send({ type: 'notice.dismiss' });
  const unreached = phase === 'offline' || phase === 'unreachable' ? phase : undefined;
  const back = canDismiss && <Button onClick={dismiss}>{t('app.screen.back')}</Button>;
  const isVisible = phase === 'mounted' || isQuiet;
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
      {isBusy && phase !== 'reloading' && <Spinner label={t('app.screen.loading')} />}
      {(phase === 'outdated' || phase === 'reloading') && (
        <Callout
          tone="caution"
          title={t('app.screen.outdatedTitle')}
          actions={
            <>
              <Button
                tone="primary"
                busy={phase === 'reloading'}
                onClick={() => actor.send({ type: 'page.reload' })}
              >
                {t('app.screen.reload')}
              </Button>
              {phase === 'outdated' && <Button onClick={dismiss}>{t('app.screen.dismiss')}</Button>}
            </>
          }
        >
          {t('app.screen.outdatedText')}
        </Callout>
      )}
      {phase === 'held' && (
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
      {phase === 'stranded' && (
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
