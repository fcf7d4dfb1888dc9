import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardsMachine } from '#machines/billing/cards.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CreditCard } from '#src/ui/icons.ts';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { CardRemovalPanel } from './card-removal.tsx';
import css from './cards.module.css';
import { SavedCardRow } from './saved-card-row.tsx';

type Actor = ActorRefFrom<typeof cardsMachine>;

function Listed({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { cards, chosenId } = state.context;
  const add = (
    <Button tone="primary" icon={CreditCard} onClick={() => actor.send({ type: 'card.add' })}>
      {t('billing.cards.add')}
    </Button>
  );
  if (cards.length === 0)
    return (
      <EmptyState icon={CreditCard} title={t('billing.cards.none')} actions={add}>
        {t('billing.cards.would')}
      </EmptyState>
    );
  const isRemoval =
    state.matches({ listed: 'asking' }) ||
    state.matches({ listed: 'removing' }) ||
    state.matches({ listed: 'unremoved' });
  return (
    <>
      {state.matches({ listed: 'unpreferred' }) && (
        <Callout tone="negative">{t('billing.cardChoice.preferFailed')}</Callout>
      )}
      <ul className={css.cards} aria-label={t('billing.cards.title')}>
        {cards.map((card) => (
          <li key={card.id} className={css.card}>
            <SavedCardRow
              card={card}
              isBusy={state.matches({ listed: 'preferring' }) && card.id === chosenId}
              canPrefer={state.can({ type: 'card.prefer', id: card.id })}
              canRemove={state.can({ type: 'removal.ask', id: card.id })}
              onPrefer={() => actor.send({ type: 'card.prefer', id: card.id })}
              onRemove={() => actor.send({ type: 'removal.ask', id: card.id })}
            />
            {isRemoval && card.id === chosenId && (
              <CardRemovalPanel actor={actor} state={state} card={card} />
            )}
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </>
  );
}

/** A member's cards, in every state of their chart. */
export function CardsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <BillingFrame at="cards">
      {isLoading ? (
        <Loading label={t('billing.cardChoice.loading')}>
          <div className={css.card}>
            <Skeleton lines={2} width="min(16rem, 80%)" />
          </div>
        </Loading>
      ) : hasFailed ? (
        <RetryCallout
          tone="negative"
          retry={t('billing.cardChoice.retry')}
          onRetry={() => actor.send({ type: 'cards.retry' })}
        >
          {t('billing.cardChoice.failed')}
        </RetryCallout>
      ) : (
        <Listed actor={actor} />
      )}
    </BillingFrame>
  );
}
