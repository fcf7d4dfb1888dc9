import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardsMachine } from '#machines/billing/cards.machine.ts';
import type { SavedCard } from '#machines/billing/cards.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { cardName } from './card-name.ts';
import css from './cards.module.css';

/** Confirmation of a card's removal, with a choice of the card that renews instead. */
export function CardRemovalPanel({
  actor,
  card,
}: {
  actor: ActorRefFrom<typeof cardsMachine>;
  card: SavedCard;
}) {
  const texts = useText();
  const { t, list, nameOf } = texts;
  const people = list(card.paysFor.map((displayName) => nameOf({ displayName })));
  const cards = useSelector(actor, ({ context }) => context.cards);
  const otherId = useSelector(actor, ({ context }) => context.otherId);
  const isUnremoved = useSelector(actor, (state) => state.matches({ listed: 'unremoved' }));
  const canKeep = useSelector(actor, (state) => state.can({ type: 'removal.keep' }));
  const canRemove = useSelector(actor, (state) => state.can({ type: 'card.remove' }));
  const name = cardName(texts, card);
  const isUsed = card.paysFor.length > 0;
  const others = cards.filter(({ id, isExpired }) => id !== card.id && !isExpired);
  const isRemoving = useSelector(actor, (state) => state.matches({ listed: 'removing' }));
  return (
    <section className={css.removal} aria-label={t('billing.cards.removeIt', { card: name })}>
      <Stack gap={12}>
        <p role="status">
          {isUsed
            ? t('billing.cards.renews', { names: people })
            : t('billing.cards.unused', { card: name })}
        </p>
        {isUsed && others.length === 0 && (
          <RetryCallout
            tone="caution"
            retry={t('billing.cards.add')}
            onRetry={() => actor.send({ type: 'card.add' })}
          >
            {t('billing.cards.noOther')}
          </RetryCallout>
        )}
        {isUsed && others.length > 0 && (
          <ChoiceTiles
            label={t('billing.cards.payWith')}
            name="other"
            tiles={others.map((other) => ({
              value: String(other.id),
              label: cardName(texts, other),
            }))}
            value={otherId === null ? null : String(otherId)}
            disabled={isRemoving}
            onChoose={(id) => actor.send({ type: 'other.choose', id: Number(id) })}
          />
        )}
        {isUnremoved && <Callout tone="negative">{t('billing.cards.removeFailed')}</Callout>}
        <Row gap={8}>
          <Button disabled={!canKeep} onClick={() => actor.send({ type: 'removal.keep' })}>
            {t('billing.cards.keep')}
          </Button>
          <Button
            tone="negative"
            busy={isRemoving}
            disabled={!isRemoving && !canRemove}
            onClick={() => actor.send({ type: 'card.remove' })}
          >
            {t('billing.cards.removeNow')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
