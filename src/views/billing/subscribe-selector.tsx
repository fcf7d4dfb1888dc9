import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import type { Plan } from '#machines/billing/subscribe.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { ChoiceTiles, type Tile } from '#src/ui/fields/choice-tiles.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { periodEnd } from './renewal-date.ts';

export type SubscribeActor = ActorRefFrom<typeof subscribeMachine>;

const tileOf = (
  { t, plural, money, number, date }: Texts,
  { id, months, price, discount, renewalPrice, trialDays, promotionUntil }: Plan,
): Tile => ({
  value: String(id),
  label: `${
    trialDays > 0
      ? plural('billing.subscribe.trial', trialDays)
      : plural('billing.purchase.months', months)
  } · ${money(price)}`,
  ...(promotionUntil !== null
    ? {
        detail: t('billing.subscribe.promoted', {
          price: money(renewalPrice),
          date: date(`${promotionUntil}T12:00`, { day: 'numeric', month: 'long' }),
        }),
      }
    : // Of one paid month the price stands in the label.
      (months > 1 || trialDays > 0) && {
        detail: t(`billing.subscribe.${trialDays > 0 ? 'thenPerMonth' : 'perMonth'}`, {
          price: money({ ...renewalPrice, amount: Math.round(renewalPrice.amount / months) }),
        }),
      }),
  ...(discount > 0 && {
    mark: <Badge>{t('billing.subscribe.saves', { percent: number(discount) })}</Badge>,
  }),
});

/**
 * Period choice, each with its charge, and what follows it, in every state of the chart; today's sum
 * is on the button.
 */
export function SubscribeSelector({ actor }: { actor: SubscribeActor }) {
  const texts = useText();
  const { t, money, date } = texts;
  const { payee, plans, planId, autoRenew } = useSelector(
    actor,
    ({ context: { payee, plans, planId, autoRenew } }) => ({ payee, plans, planId, autoRenew }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const { displayName: name } = payee;
  const plan = plans.find(({ id }) => id === planId);
  switch (phase) {
    case 'loading':
      return <Spinner label={t('billing.subscribe.loading')} />;
    case 'unreachable':
      return (
        <RetryCallout
          tone="caution"
          retry={t('billing.subscribe.retry')}
          onRetry={() => actor.send({ type: 'plans.retry' })}
        >
          {t('billing.subscribe.failed')}
        </RetryCallout>
      );
    case 'closed':
      return (
        <Callout title={t('billing.subscribe.closedTitle')}>
          {t('billing.subscribe.closed', { name })}
        </Callout>
      );
    case 'subscribed':
      return <Callout tone="positive">{t('billing.subscribe.done', { name })}</Callout>;
    case 'choosing':
      return (
        <Stack>
          <ChoiceTiles
            label={t('billing.subscribe.plans')}
            name="plan"
            tiles={plans.map((each) => tileOf(texts, each))}
            value={planId === null ? null : String(planId)}
            onChoose={(id) => actor.send({ type: 'plan.choose', id: Number(id) })}
          />
          <CheckboxField
            name="autoRenew"
            label={t('billing.subscribe.renew')}
            help={
              plan &&
              (autoRenew
                ? t('billing.subscribe.renews', {
                    price: money(plan.renewalPrice),
                    date: date(periodEnd(plan)),
                  })
                : t('billing.subscribe.ends', { date: date(periodEnd(plan)) }))
            }
            checked={autoRenew}
            onChange={(checked) => actor.send({ type: 'renewal.change', autoRenew: checked })}
          />
        </Stack>
      );
    default:
      return phase satisfies never;
  }
}
