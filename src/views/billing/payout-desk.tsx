import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutMachine } from '#machines/billing/payout.machine.ts';
import {
  canRequest,
  type PayoutContext,
  type PayoutDesk as Desk,
} from '#machines/billing/payout.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Form } from '#src/ui/form.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import type { Texts } from '#src/ui/texts.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { PayoutNeeds } from './payout-needs.tsx';

type Actor = ActorRefFrom<typeof payoutMachine>;

const heading = 'payout-request';

function refusalText({ t }: Texts, { failure }: PayoutContext): string {
  if (failure?.kind === 'offline' || failure?.kind === 'unavailable')
    return t('billing.payout.unanswered');
  if (failure?.kind === 'invalid') return t('billing.payout.changed');
  return failure?.kind === 'conflict' && failure.code === 'payout_pending'
    ? t('billing.payout.taken')
    : t('billing.payout.refused');
}

function RequestForm({ actor, desk }: { actor: Actor; desk: Desk }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { typed, problem } = state.context;
  const { available, min } = desk;
  const error =
    problem === null ? undefined : t(`billing.payout.problems.${problem}`, { available, min });
  return (
    <Form
      label={t('billing.payout.request')}
      onSubmit={() => actor.send({ type: 'payout.request' })}
      {...(error !== undefined && { errors: { amount: [error] } })}
    >
      <TextField
        name="amount"
        label={t('billing.payout.amount')}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after={available.currency}
        value={typed}
        onInput={(text) => actor.send({ type: 'amount.change', text })}
      />
      <Row>
        <Button type="submit" tone="primary" busy={state.matches({ open: 'requesting' })}>
          {t('billing.payout.request')}
        </Button>
      </Row>
    </Form>
  );
}

/** What may be paid out, what that needs, and where it is asked for. */
export function PayoutDesk({ actor, desk }: { actor: Actor; desk: Desk }) {
  const texts = useText();
  const { t, money, date } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { available, pending, pendingUntil } = desk;
  const [next] = pendingUntil;
  return (
    <Card labelledBy={heading}>
      <Stack gap={16}>
        <Heading id={heading}>{t('billing.payout.title')}</Heading>
        <Facts
          facts={[
            {
              name: t('billing.payout.pending'),
              value: (
                <>
                  {money(pending)}
                  {next && (
                    <Quiet>
                      {t('billing.payout.from', {
                        amount: next.amount,
                        date: date(next.at, { day: 'numeric', month: 'short' }),
                      })}
                    </Quiet>
                  )}
                </>
              ),
            },
          ]}
          sum={{ name: t('billing.payout.available'), value: money(available) }}
        />
        {state.matches({ open: 'refused' }) && (
          <Callout tone="negative">{refusalText(texts, state.context)}</Callout>
        )}
        <PayoutNeeds desk={desk} method={state.context.method} />
        {canRequest(state.context) && <RequestForm actor={actor} desk={desk} />}
      </Stack>
    </Card>
  );
}
