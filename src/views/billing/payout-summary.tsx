import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutMachine } from '#machines/billing/payout.machine.ts';
import { canRequest, type PayoutSummary as Summary } from '#machines/billing/payout.types.ts';
import { isIdentityMissing, isServerFull, type Failure } from '#machines/lib/failure.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { IdentityNotice } from '../app/identity-notice.tsx';
import { PayoutNeeds } from './payout-needs.tsx';

type Actor = ActorRefFrom<typeof payoutMachine>;

const heading = 'payout-request';

/** Only an answer of the payout itself says what became of it; any other leaves it open. */
function refusalText({ t }: Texts, failure: Failure | null): string {
  // The room may have run out after the request was saved.
  if (isServerFull(failure)) return t('billing.payout.serverFull');
  if (failure?.kind === 'invalid') return t('billing.payout.changed');
  if (failure?.kind !== 'conflict' || failure.code === 'idempotency_in_progress')
    return t('billing.payout.unanswered');
  return failure.code === 'payout_pending'
    ? t('billing.payout.taken')
    : t('billing.payout.refused');
}

function RequestForm({ actor, summary }: { actor: Actor; summary: Summary }) {
  const { t } = useText();
  const typed = useSelector(actor, ({ context }) => context.typed);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isRequesting = useSelector(actor, (state) => state.matches({ open: 'requesting' }));
  const { available, min } = summary;
  const error =
    problem === null ? undefined : t(`billing.payout.problems.${problem}`, { available, min });
  return (
    <Form
      label={t('billing.payout.request')}
      onSubmit={() => actor.send({ type: 'payout.request' })}
      {...(error !== undefined && { errors: { amount: [error] } })}
    >
      <KeptFields name="payout-request" />
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
        <Button type="submit" tone="primary" busy={isRequesting}>
          {t('billing.payout.request')}
        </Button>
      </Row>
    </Form>
  );
}

/** Available balance, the conditions of a payout, and the form that requests it. */
export function PayoutSummary({ actor, summary }: { actor: Actor; summary: Summary }) {
  const texts = useTextWithAmounts();
  const { t, money, date } = texts;
  const { method, maySell, failure } = useSelector(
    actor,
    ({ context: { method, maySell, failure } }) => ({ method, maySell, failure }),
    shallowEqual,
  );
  const isRefused = useSelector(actor, (state) => state.matches({ open: 'refused' }));
  const isUnproved = !maySell || isIdentityMissing(failure);
  const { available, pending, pendingUntil } = summary;
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
                    <MutedText>
                      {t('billing.payout.from', {
                        amount: next.amount,
                        date: date(next.at, { day: 'numeric', month: 'short' }),
                      })}
                    </MutedText>
                  )}
                </>
              ),
            },
          ]}
          sum={{ name: t('billing.payout.available'), value: money(available) }}
        />
        {isRefused && !isUnproved && (
          <Callout tone="negative">{refusalText(texts, failure)}</Callout>
        )}
        <PayoutNeeds summary={summary} method={method} isProved={!isUnproved} />
        {isUnproved && <IdentityNotice />}
        {!isUnproved && canRequest({ summary, method, maySell }) && (
          <RequestForm actor={actor} summary={summary} />
        )}
      </Stack>
    </Card>
  );
}
