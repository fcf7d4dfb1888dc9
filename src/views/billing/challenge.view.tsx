import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { challengeMachine } from '#machines/billing/challenge.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ProviderFrame } from '#src/ui/provider-frame.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useText } from '#src/ui/text.tsx';

const nothing = (): void => undefined;

/** A page by path has no origin of its own in its frame; another one is known by its address. */
const originOf = (url: string): string => (url.startsWith('/') ? 'null' : new URL(url).origin);

/** The bank's page in its frame, and what is said while it does not come. */
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
        <Callout
          tone="caution"
          actions={
            <Button onClick={() => actor.send({ type: 'frame.reopen' })}>
              {t('billing.purchase.challengeAgain')}
            </Button>
          }
        >
          {t('billing.purchase.challengeStalled')}
        </Callout>
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
