import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { LogIn } from '#src/ui/style/icons.ts';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { DelayedSpinner } from '#src/ui/loading/delayed-spinner.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { NotFoundCard } from '../app/not-found-card.tsx';
import { SubscriptionFacts, SubscriptionHead } from './subscription-facts.tsx';
import { Renewal } from './subscription-renewal.tsx';

type Actor = ActorRefFrom<typeof subscriptionMachine>;

/** State of a subscription and its actions, in every state of the chart. */
export function SubscriptionView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { details, failure, username } = useSelector(
    actor,
    ({ context: { details, failure, username } }) => ({ details, failure, username }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'guest')
    return (
      <EmptyState
        icon={LogIn}
        title={t('people.subscription.guest')}
        actions={
          <Link href={href('login')} look="primary">
            {t('people.subscription.login')}
          </Link>
        }
      />
    );
  if (phase === 'loading') return <DelayedSpinner label={t('people.subscription.loading')} />;
  if (phase === 'unreachable')
    return (
      <RetryCallout
        tone="caution"
        retry={t('people.subscription.retry')}
        onRetry={() => actor.send({ type: 'subscription.reload' })}
      >
        {t('people.subscription.failed')}
      </RetryCallout>
    );
  if (!details || phase === 'missing')
    return <NotFoundCard path={href('subscription', { username })} name={username} />;
  if (phase === 'oneself') return <Callout>{t('people.subscription.self')}</Callout>;
  return (
    <Card label={t('people.subscription.title')}>
      <SubscriptionHead details={details} />
      <SubscriptionFacts details={details} />
      {failure && <Callout tone="negative">{t('people.subscription.unchanged')}</Callout>}
      <KeepFocus>
        <Renewal actor={actor} details={details} />
      </KeepFocus>
    </Card>
  );
}
