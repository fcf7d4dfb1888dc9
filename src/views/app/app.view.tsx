import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DelayedSpinner } from '#src/ui/loading/delayed-spinner.tsx';
import { Pane } from '#src/ui/style/pane.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';

/** Lazy: only guests who have not answered need it. */
const AgeConsentView = lazyView(
  async () => (await import('./age-consent.view.tsx')).AgeConsentView,
);
/** Comes behind the question, which can be read without. */
const LocaleView = lazyView(async () => (await import('./locale.view.tsx')).LocaleView);

interface Props {
  actor: ActorRefFrom<typeof appMachine>;
  /** The page once the session and the age check are settled. */
  children?: ReactNode;
}

/** The page before, around and in place of the running app: each step of the boot, and its failures. */
export function AppView({ actor, children }: Props) {
  const { t } = useText();
  const retry = () => actor.send({ type: 'boot.retry' });
  const ageConsent = useSelector(actor, ({ children }) => children.ageConsent);
  const isAsking = useSelector(ageConsent, (state) => state?.matches('shown') ?? false);
  const locale = useSelector(actor, ({ children }) => children.locale);
  const found = useSelector(actor, ({ context }) => context.problem);
  const isMisconfigured = useSelector(actor, (state) => state.matches('misconfigured'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isCutOff = useSelector(actor, (state) => state.hasTag('cutOff'));
  const isRetrying = useSelector(actor, (state) => state.hasTag('retrying'));
  const isMounted = useSelector(actor, (state) => state.hasTag('mounted'));
  if (isMisconfigured) {
    const { field, problem } = found ?? { field: '', problem: 'malformed' };
    return (
      <Pane>
        <Callout tone="negative" title={t('app.app.misconfiguredTitle')}>
          {t(`app.app.${problem}`, { field })}
        </Callout>
      </Pane>
    );
  }
  return (
    <>
      {isBusy && <DelayedSpinner label={t('app.screen.loading')} />}
      {isCutOff && (
        <Pane>
          <Callout
            tone="caution"
            title={t('app.app.unreachableTitle')}
            actions={
              <Button tone="primary" busy={isRetrying} onClick={retry}>
                {t('app.app.retry')}
              </Button>
            }
          >
            {t('app.app.unreachableText')}
          </Callout>
        </Pane>
      )}
      {ageConsent && isAsking && (
        <AgeConsentView
          actor={ageConsent}
          corner={locale && <LocaleView actor={locale} />}
          waiting={<div className="boot-face" />}
        />
      )}
      {isMounted && <div hidden={isCutOff}>{children}</div>}
    </>
  );
}
