import type { SavedCard } from '#machines/billing/cards.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { CreditCard } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { cardName } from './card-name.ts';
import css from './cards.module.css';

/** Months until a card can pay no more: 0 is this month. */
function monthsLeft({ expMonth, expYear }: SavedCard): number {
  const now = new Date();
  return (expYear - now.getFullYear()) * 12 + expMonth - 1 - now.getMonth();
}

const monthOf = ({ date }: Texts, { expMonth, expYear }: SavedCard): string =>
  date(new Date(Date.UTC(expYear, expMonth - 1, 15)), { month: '2-digit', year: 'numeric' });

/** One card, until when it pays and for whom, and what can be done with it. */
export function SavedCardRow({
  card,
  isBusy,
  canPrefer,
  canRemove,
  onPrefer,
  onRemove,
}: {
  card: SavedCard;
  isBusy: boolean;
  canPrefer: boolean;
  canRemove: boolean;
  onPrefer: () => void;
  onRemove: () => void;
}) {
  const texts = useText();
  const { t, list, nameOf } = texts;
  const people = list(card.paysFor.map((displayName) => nameOf({ displayName })));
  const name = cardName(texts, card);
  const left = monthsLeft(card);
  return (
    <div className={css.row}>
      <span className={css.mark}>
        <Icon of={CreditCard} />
      </span>
      <div className={css.words}>
        <span className={css.name}>
          {name}
          {card.isDefault && <Badge>{t('billing.cardChoice.first')}</Badge>}
          {card.isExpired && <Badge tone="negative">{t('billing.cardChoice.expired')}</Badge>}
          {!card.isExpired && left <= 1 && (
            <Badge tone="caution">
              {t(left === 0 ? 'billing.cards.thisMonth' : 'billing.cards.nextMonth')}
            </Badge>
          )}
        </span>
        <span className={css.facts}>
          {t('billing.cardChoice.expires', { date: monthOf(texts, card) })}
        </span>
        <span className={css.facts}>
          {card.paysFor.length === 0
            ? t('billing.cards.paysForNothing')
            : t('billing.cards.paysFor', { names: people })}
        </span>
      </div>
      <div className={css.acts}>
        {!card.isDefault && !card.isExpired && (
          <Button tone="quiet" busy={isBusy} disabled={!isBusy && !canPrefer} onClick={onPrefer}>
            {t('billing.cardChoice.prefer')}
          </Button>
        )}
        <Button
          tone="quiet"
          label={t('billing.cards.removeIt', { card: name })}
          disabled={!canRemove}
          onClick={onRemove}
        >
          {t('billing.cards.remove')}
        </Button>
      </div>
    </div>
  );
}
