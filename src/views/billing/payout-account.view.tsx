import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PayoutAccountForm } from './payout-account-form.tsx';
import { accountLabel } from './payout-labels.ts';

type Actor = ActorRefFrom<typeof payoutAccountMachine>;

const heading = 'payout-account';

function Body({ actor }: { actor: Actor }) {
  const texts = useText();
  const { t } = texts;
  const method = useSelector(actor, ({ context }) => context.method);
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'loading')
    return (
      <Loading label={t('billing.payoutAccount.loading')}>
        <Skeleton lines={2} width="16rem" />
      </Loading>
    );
  if (phase === 'failed')
    return (
      <RetryCallout
        tone="negative"
        retry={t('billing.payoutAccount.retry')}
        onRetry={() => actor.send({ type: 'account.retry' })}
      >
        {t('billing.payoutAccount.failed')}
      </RetryCallout>
    );
  if (phase !== 'kept' || !method) return <PayoutAccountForm actor={actor} />;
  return (
    <Row>
      <Stack gap={4}>
        <strong>{accountLabel(texts, method)}</strong>
        <MutedText>{method.holder}</MutedText>
      </Stack>
      <Button onClick={() => actor.send({ type: 'account.change' })}>
        {t('billing.payoutAccount.change')}
      </Button>
    </Row>
  );
}

/** The account that earnings go to, in every state of its chart. */
export function PayoutAccountView({ actor }: { actor: Actor }) {
  const { t } = useText();
  return (
    <Card labelledBy={heading}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading id={heading}>{t('billing.payoutAccount.title')}</Heading>
          <MutedText>{t('billing.payoutAccount.lead')}</MutedText>
        </Stack>
        <Body actor={actor} />
      </Stack>
    </Card>
  );
}
