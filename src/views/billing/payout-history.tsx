import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutMachine } from '#machines/billing/payout.machine.ts';
import type { Payout, PayoutStatus } from '#machines/billing/payout.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Tone } from '#src/ui/style/tone.ts';
import css from './payout.module.css';
import { accountLabel } from './payout-labels.ts';

type Actor = ActorRefFrom<typeof payoutMachine>;

const heading = 'payout-history';
const tones: Readonly<Record<PayoutStatus, Tone>> = {
  requested: 'neutral',
  inTransit: 'neutral',
  paid: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
};

function PayoutRow({ actor, payout }: { actor: Actor; payout: Payout }) {
  const texts = useText();
  const { t, date, money } = texts;
  const { id, amount, status, reason, createdAt } = payout;
  const isCancelled = useSelector(
    actor,
    (state) => state.matches({ open: 'cancelling' }) && state.context.cancelledId === id,
  );
  const canCancel = useSelector(actor, (state) => state.can({ type: 'payout.cancel', id }));
  return (
    <li className={css.payout}>
      <div className={css.about}>
        <span className={css.sum}>
          {money(amount)}{' '}
          <Badge tone={tones[status]}>{t(`billing.payout.statuses.${status}`)}</Badge>
        </span>
        <MutedText>{date(createdAt, { dateStyle: 'medium' })}</MutedText>
        <MutedText>{t('billing.payout.to', { account: accountLabel(texts, payout) })}</MutedText>
        {reason && <span>{t(`billing.payout.reasons.${reason}`)}</span>}
      </div>
      {(isCancelled || canCancel) && (
        <Button
          label={t('billing.payout.cancelIt', { amount })}
          busy={isCancelled}
          onClick={() => actor.send({ type: 'payout.cancel', id })}
        >
          {t('billing.payout.cancel')}
        </Button>
      )}
    </li>
  );
}

/** Past payouts, latest first. */
export function PayoutHistory({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { summary, failure, isLoading, isUncancelled, isInterrupted, canLoad } = useSelector(
    actor,
    (state) => ({
      summary: state.context.summary,
      failure: state.context.failure,
      isLoading: state.matches({ open: 'loadingOlder' }),
      isUncancelled: state.matches({ open: 'uncancelled' }),
      isInterrupted: state.matches({ open: 'interrupted' }),
      canLoad: state.can({ type: 'more.load' }),
    }),
    shallowEqual,
  );
  return (
    <Card labelledBy={heading}>
      <Stack gap={16}>
        <Heading id={heading}>{t('billing.payout.history')}</Heading>
        {isUncancelled && (
          <Callout tone="negative">
            {t(
              failure?.kind === 'conflict'
                ? 'billing.payout.sentAlready'
                : 'billing.payout.uncancelled',
            )}
          </Callout>
        )}
        {summary?.payouts.length === 0 && <MutedText>{t('billing.payout.none')}</MutedText>}
        <ul className={css.history} aria-labelledby={heading}>
          {summary?.payouts.map((payout) => (
            <PayoutRow key={payout.id} actor={actor} payout={payout} />
          ))}
        </ul>
        {isInterrupted && <Callout tone="caution">{t('billing.payout.interrupted')}</Callout>}
        {(isLoading || canLoad) && (
          <Row>
            <Button busy={isLoading} onClick={() => actor.send({ type: 'more.load' })}>
              {t('billing.payout.older')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
