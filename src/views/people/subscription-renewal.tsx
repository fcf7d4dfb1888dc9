import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import type { SubscriptionDetails } from '#machines/people/subscription.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { renewalLabel } from './renewal-labels.ts';

type Actor = ActorRefFrom<typeof subscriptionMachine>;

/** Actions on the renewal; the safe answer has the focus. */
export function Renewal({ actor, details }: { actor: Actor; details: SubscriptionDetails }) {
  const texts = useTextWithAmounts();
  const { t, date, money } = texts;
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { person, subscription } = details;
  if (!subscription) return null;
  const words = { date: date(subscription.expiresAt), name: person.displayName };
  if (phase === 'confirming' || phase === 'cancelling')
    return (
      <Callout
        tone="caution"
        title={t('people.subscription.confirmTitle')}
        actions={
          <Row>
            <Button
              firstFocus
              disabled={isBusy}
              onClick={() => actor.send({ type: 'cancel.keep' })}
            >
              {t('people.subscription.keep')}
            </Button>
            <Button
              tone="negative"
              busy={isBusy}
              onClick={() => actor.send({ type: 'cancel.confirm' })}
            >
              {t('people.subscription.yes')}
            </Button>
          </Row>
        }
      >
        {renewalLabel(texts, 'confirm', details)}
      </Callout>
    );
  if (phase === 'active')
    return (
      <div>
        <Button onClick={() => actor.send({ type: 'renewal.cancel' })}>
          {t('people.subscription.cancelRenewal')}
        </Button>
      </div>
    );
  if (phase !== 'ending' && phase !== 'reactivating') return null;
  const { price } = subscription;
  return (
    <Stack gap={8}>
      <Callout tone="positive">{renewalLabel(texts, 'cancelled', details)}</Callout>
      {price && words.date !== '' && (
        <p>{t('people.subscription.reactivateHelp', { ...words, price: money(price) })}</p>
      )}
      <div>
        <Button
          busy={phase === 'reactivating'}
          onClick={() => actor.send({ type: 'renewal.reactivate' })}
        >
          {t('people.subscription.reactivate')}
        </Button>
      </div>
    </Stack>
  );
}
