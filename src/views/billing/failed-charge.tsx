import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { chargesMachine } from '#machines/billing/charges.machine.ts';
import type { Charge } from '#machines/billing/charges.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { cardName } from './card-name.ts';

const isOver = ({ at }: Charge) => new Date(at).getTime() <= Date.now();

/** A renewal that the bank refused: until when it runs, and another try with any card. */
export function FailedCharge({
  actor,
  charge,
}: {
  actor: ActorRefFrom<typeof chargesMachine>;
  charge: Charge;
}) {
  const texts = useTextWithAmounts();
  const { t, date, money } = texts;
  const { person, amount, at, card, failed } = charge;
  const all = useSelector(actor, ({ context }) => context.cards);
  const isBusy = useSelector(
    actor,
    (state) => state.matches({ listed: 'changing' }) && state.context.change?.userId === person.id,
  );
  const cards = all.filter(({ isExpired }) => !isExpired);
  const name = person.displayName;
  const day = date(at, { day: 'numeric', month: 'long' });
  const title = card
    ? t('billing.charges.refused', { card: cardName(texts, card), name })
    : t('billing.charges.cardless', { name });
  return (
    <Callout tone="negative" title={title}>
      <p>{t(`billing.charges.${isOver(charge) ? 'ranUntil' : 'runsUntil'}`, { date: day })}</p>
      {failed?.nextAttemptAt && (
        <p>{t('billing.charges.again', { date: date(failed.nextAttemptAt) })}</p>
      )}
      {cards.length === 0 ? (
        <p>{t('billing.charges.noCards')}</p>
      ) : (
        <Form
          label={title}
          onSubmit={(data) =>
            actor.send({
              type: 'charge.pay',
              userId: person.id,
              cardId: Number(formText(data, 'card')),
            })
          }
        >
          <SelectField
            name="card"
            label={t('billing.payments.paidWith')}
            defaultValue={String(card?.id ?? cards[0]?.id ?? '')}
            options={cards.map((each) => ({
              value: String(each.id),
              label: cardName(texts, each),
            }))}
          />
          <Button type="submit" tone="primary" busy={isBusy}>
            {t('billing.charges.pay', { sum: money(amount) })}
          </Button>
        </Form>
      )}
    </Callout>
  );
}
