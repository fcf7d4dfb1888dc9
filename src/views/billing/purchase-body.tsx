import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CardChoiceView } from './card-choice.view.tsx';
import { cardName } from './card-name.ts';
import { ChallengeView } from './challenge.view.tsx';
import { EarlierOpen, EarlierOutcome } from './earlier-payment.tsx';
import { PurchaseFacts, Receipt } from './purchase-facts.tsx';
import { reasonText, refusalText } from './purchase-reason.ts';
import { usePurchase } from './use-purchase.ts';

function Situation({ actor }: { actor: ActorRefFrom<typeof purchaseMachine> }) {
  const texts = useText();
  const { t, money } = texts;
  const known = usePurchase(actor);
  const cards = useSelector(actor, ({ context }) => context.cards);
  const card = useSelector(actor, ({ context }) => context.card);
  const intent = useSelector(actor, ({ context }) => context.intent);
  const newPrice = useSelector(actor, ({ context }) => context.newPrice);
  const reason = useSelector(actor, ({ context }) => context.reason);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const challenge = useSelector(actor, ({ context }) => context.challenge);
  const phase = useSelector(actor, ({ value }) => value);
  const { price } = known;
  const amount = money(intent?.price ?? price);
  switch (phase) {
    case 'recalling':
      return <Spinner label={t('billing.purchase.recalling')} />;
    case 'reviewing':
      return (
        <>
          <EarlierOutcome known={known} />
          <PurchaseFacts known={known} />
          <CardChoiceView actor={cards} />
          <p>{t('billing.purchase.onceOnly')}</p>
        </>
      );
    case 'paying':
      return (
        <>
          <PurchaseFacts known={known} />
          {card && (
            <Facts
              facts={[{ name: t('billing.purchase.facts.card'), value: cardName(texts, card) }]}
            />
          )}
          <p>{t('billing.purchase.onceOnly')}</p>
        </>
      );
    case 'succeeded':
      return <Receipt known={known} />;
    case 'declined':
      return (
        <>
          {reason && <Callout tone="negative">{reasonText(texts, reason)}</Callout>}
          <PurchaseFacts known={known} sum="again" />
          <p>{t('billing.purchase.anotherCard')}</p>
          <CardChoiceView actor={cards} />
        </>
      );
    case 'needsAction':
      return (
        <>
          <p>{t('billing.purchase.actionText')}</p>
          {challenge && (
            <ChallengeView
              actor={challenge}
              onAnswer={() => actor.send({ type: 'challenge.answered' })}
              onLeave={() => actor.send({ type: 'dialog.dismiss' })}
            />
          )}
        </>
      );
    case 'processing':
      return <Callout>{t('billing.purchase.processing', { amount })}</Callout>;
    case 'priceChanged':
      return (
        <>
          <Callout tone="caution">{t('billing.purchase.priceText')}</Callout>
          <Facts
            facts={[{ name: t('billing.purchase.facts.before'), value: money(price) }]}
            sum={{ name: t('billing.purchase.facts.now'), value: money(newPrice ?? price) }}
          />
        </>
      );
    case 'unknown':
      return <Callout tone="caution">{t('billing.purchase.unknown', { amount })}</Callout>;
    case 'checking':
      return <Spinner label={t('billing.purchase.checking')} />;
    case 'withdrawing':
      return <Spinner label={t('billing.purchase.withdrawing')} />;
    case 'refused':
      return <Callout tone="caution">{refusalText(texts, refusal)}</Callout>;
    default:
      return phase satisfies never;
  }
}

/** Body of the purchase dialog, between the title and the buttons. */
export function PurchaseBody({ actor }: { actor: ActorRefFrom<typeof purchaseMachine> }) {
  const known = usePurchase(actor);
  return (
    <>
      <EarlierOpen known={known} />
      <Situation actor={actor} />
    </>
  );
}
