import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardsMachine } from '#machines/billing/cards.machine.ts';
import type { SavedCard } from '#machines/billing/cards.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { CreditCard } from '#src/ui/style/icons.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { CardRemovalPanel } from './card-removal.tsx';
import css from './cards.module.css';
import { SavedCardRow } from './saved-card-row.tsx';

type Actor = ActorRefFrom<typeof cardsMachine>;

const removals = ['asking', 'removing', 'unremoved'] as const;

/** A card, and what removing it does while that is asked. */
function CardItem({ actor, card }: { actor: Actor; card: SavedCard }) {
  const { id } = card;
  const isChosen = useSelector(actor, ({ context }) => context.chosenId === id);
  const isPreferring = useSelector(actor, (state) => state.matches({ listed: 'preferring' }));
  const isRemoval = useSelector(actor, (state) =>
    removals.some((listed) => state.matches({ listed })),
  );
  const canPrefer = useSelector(actor, (state) => state.can({ type: 'card.prefer', id }));
  const canRemove = useSelector(actor, (state) => state.can({ type: 'removal.ask', id }));
  return (
    <li className={css.card}>
      <SavedCardRow
        card={card}
        isBusy={isPreferring && isChosen}
        canPrefer={canPrefer}
        canRemove={canRemove}
        onPrefer={() => actor.send({ type: 'card.prefer', id })}
        onRemove={() => actor.send({ type: 'removal.ask', id })}
      />
      {isRemoval && isChosen && <CardRemovalPanel actor={actor} card={card} />}
    </li>
  );
}

function Listed({ actor }: { actor: Actor }) {
  const { t } = useText();
  const cards = useSelector(actor, ({ context }) => context.cards);
  const isUnpreferred = useSelector(actor, (state) => state.matches({ listed: 'unpreferred' }));
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
  return (
    <>
      {isUnpreferred && <Callout tone="negative">{t('billing.cardChoice.preferFailed')}</Callout>}
      <ul className={css.cards} aria-label={t('billing.cards.title')}>
        {cards.map((card) => (
          <CardItem key={card.id} actor={actor} card={card} />
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
