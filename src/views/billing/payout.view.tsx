import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutMachine } from '#machines/billing/payout.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import css from './payout.module.css';
import { PayoutAccountView } from './payout-account.view.tsx';
import { PayoutDesk } from './payout-desk.tsx';
import { PayoutHistory } from './payout-history.tsx';

type Actor = ActorRefFrom<typeof payoutMachine>;

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { desk, account } = state.context;
  if (state.matches('failed'))
    return (
      <Callout
        tone="negative"
        actions={
          <Button onClick={() => actor.send({ type: 'payout.retry' })}>
            {t('billing.payout.retry')}
          </Button>
        }
      >
        {t('billing.payout.failed')}
      </Callout>
    );
  if (!desk)
    return (
      <Loading label={t('billing.payout.loading')}>
        <div className={css.bones}>
          <Skeleton lines={6} />
        </div>
      </Loading>
    );
  return (
    <KeepFocus className={css.columns}>
      <div className={css.column}>
        <PayoutDesk actor={actor} desk={desk} />
        <PayoutAccountView actor={account} />
      </div>
      <div className={css.column}>
        <PayoutHistory actor={actor} />
      </div>
    </KeepFocus>
  );
}

/** Payouts, in every state of their chart. */
export function PayoutView({ actor }: { actor: Actor }) {
  return (
    <BillingFrame at="payout">
      <Body actor={actor} />
    </BillingFrame>
  );
}
