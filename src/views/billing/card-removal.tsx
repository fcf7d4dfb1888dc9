import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cardsMachine } from '#machines/billing/cards.machine.ts';
import type { SavedCard } from '#machines/billing/cards.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { cardName } from './card-name.ts';
import css from './cards.module.css';

/** What removing a card does, and which card renews in its place. */
export function CardRemovalPanel({
  actor,
  state,
  card,
}: {
  actor: ActorRefFrom<typeof cardsMachine>;
  state: SnapshotFrom<typeof cardsMachine>;
  card: SavedCard;
}) {
  const texts = useText();
  const { t, list, nameOf } = texts;
  const people = list(card.paysFor.map((displayName) => nameOf({ displayName })));
  const { cards, otherId } = state.context;
  const name = cardName(texts, card);
  const isUsed = card.paysFor.length > 0;
  const others = cards.filter(({ id, isExpired }) => id !== card.id && !isExpired);
  const isRemoving = state.matches({ listed: 'removing' });
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
        {state.matches({ listed: 'unremoved' }) && (
          <Callout tone="negative">{t('billing.cards.removeFailed')}</Callout>
        )}
        <Row gap={8}>
          <Button
            disabled={!state.can({ type: 'removal.keep' })}
            onClick={() => actor.send({ type: 'removal.keep' })}
          >
            {t('billing.cards.keep')}
          </Button>
          <Button
            tone="negative"
            busy={isRemoving}
            disabled={!isRemoving && !state.can({ type: 'card.remove' })}
            onClick={() => actor.send({ type: 'card.remove' })}
          >
            {t('billing.cards.removeNow')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
