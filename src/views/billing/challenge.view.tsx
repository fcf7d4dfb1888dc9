import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { challengeMachine } from '#machines/billing/challenge.machine.ts';
import { ProviderFrame } from '#src/ui/fields/provider-frame.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const nothing = (): void => undefined;

/** Origin of the frame's messages: `null` for our own sandboxed page, else the URL's. */
const originOf = (url: string): string => (url.startsWith('/') ? 'null' : new URL(url).origin);

/** Bank's page in its frame, with the states of loading it. */
export function ChallengeView({
  actor,
  onAnswer = nothing,
  onLeave = nothing,
}: {
  actor: ActorRefFrom<typeof challengeMachine>;
  /** The person is through with the page. */
  onAnswer?: () => void;
  /** Escape inside the frame. */
  onLeave?: () => void;
}) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { url, again } = state.context;
  return (
    <>
      {state.matches('opening') && <Spinner label={t('billing.purchase.challengeOpening')} />}
      {state.matches('stalled') && (
        <RetryCallout
          tone="caution"
          retry={t('billing.purchase.challengeAgain')}
          onRetry={() => actor.send({ type: 'frame.reopen' })}
        >
          {t('billing.purchase.challengeStalled')}
        </RetryCallout>
      )}
      <ProviderFrame
        key={again}
        title={t('billing.purchase.actionFrame')}
        url={url}
        origin={originOf(url)}
        tall
        onReady={() => actor.send({ type: 'frame.ready' })}
        onChallenge={onAnswer}
        onDismiss={onLeave}
      />
    </>
  );
}
