import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import type { Card } from '#machines/billing/billing.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { ChoiceTiles, type Tile } from '#src/ui/fields/choice-tiles.tsx';
import { CreditCard } from '#src/ui/style/icons.ts';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { CardFields } from './card-form.view.tsx';
import { cardName } from './card-name.ts';

const monthOf = ({ date }: Texts, { expMonth, expYear }: Card): string =>
  date(new Date(Date.UTC(expYear, expMonth - 1, 15)), { month: '2-digit', year: 'numeric' });

const tileOf = (texts: Texts, card: Card): Tile => ({
  value: String(card.id),
  label: cardName(texts, card),
  detail: card.isExpired
    ? texts.t('billing.cardChoice.expired')
    : texts.t('billing.cardChoice.expires', { date: monthOf(texts, card) }),
  disabled: card.isExpired,
  ...(card.isDefault && { mark: <Badge>{texts.t('billing.cardChoice.first')}</Badge> }),
});

/** Card to pay with, in every state of its chart; shown inside a purchase. */
export function CardChoiceView({ actor }: { actor: ActorRefFrom<typeof cardChoiceMachine> }) {
  const texts = useText();
  const { t } = texts;
  const { cards, chosenId, form, failure } = useSelector(
    actor,
    ({ context: { cards, chosenId, form, failure } }) => ({ cards, chosenId, form, failure }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const canCancel = useSelector(actor, (state) => state.can({ type: 'card.cancel' }));
  const canAdd = useSelector(actor, (state) => state.can({ type: 'card.add' }));
  const canPrefer = useSelector(actor, (state) => state.can({ type: 'card.prefer' }));
  if (phase === 'loading') return <Spinner label={t('billing.cardChoice.loading')} />;
  if (phase === 'unreachable')
    return (
      <RetryCallout
        tone="caution"
        retry={t('billing.cardChoice.retry')}
        onRetry={() => actor.send({ type: 'cards.retry' })}
      >
        {t('billing.cardChoice.failed')}
      </RetryCallout>
    );
  if (phase === 'adding')
    return (
      <Stack gap={12}>
        {cards.length === 0 && <p>{t('billing.cardChoice.none')}</p>}
        {form && <CardFields actor={form} />}
        {canCancel && (
          <Button tone="quiet" onClick={() => actor.send({ type: 'card.cancel' })}>
            {t('billing.cardForm.back')}
          </Button>
        )}
      </Stack>
    );
  return (
    <Stack gap={8}>
      <ChoiceTiles
        label={t('billing.cardChoice.label')}
        name="card"
        tiles={cards.map((card) => tileOf(texts, card))}
        value={chosenId === null ? null : String(chosenId)}
        disabled={phase === 'preferring'}
        onChoose={(id) => actor.send({ type: 'card.choose', id: Number(id) })}
      />
      {failure && <Callout tone="caution">{t('billing.cardChoice.preferFailed')}</Callout>}
      <Row gap={8}>
        <Button
          tone="quiet"
          icon={CreditCard}
          disabled={!canAdd}
          onClick={() => actor.send({ type: 'card.add' })}
        >
          {t('billing.cardChoice.add')}
        </Button>
        {(canPrefer || phase === 'preferring') && (
          <Button
            tone="quiet"
            busy={phase === 'preferring'}
            onClick={() => actor.send({ type: 'card.prefer' })}
          >
            {t('billing.cardChoice.prefer')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
