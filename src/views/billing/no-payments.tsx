import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { CreditCard, Search } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { isNarrowed } from './payment-choices.ts';

type Actor = ActorRefFrom<typeof paymentsMachine>;

/** Nothing is there: what would be, or that the look is too narrow. */
export function NoPayments({ actor }: { actor: Actor }) {
  const { t } = useText();
  const side = useSelector(actor, ({ context }) => context.side);
  const filters = useSelector(actor, ({ context }) => context.filters);
  if (isNarrowed(filters))
    return (
      <EmptyState
        icon={Search}
        title={t('billing.payments.noMatch')}
        actions={
          <Button onClick={() => actor.send({ type: 'filters.clear' })}>
            {t('billing.payments.clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={CreditCard}
      title={t(`billing.payments.none.${side}`)}
      actions={
        <Link look="primary" href={side === 'received' ? href('newPost') : href('explore')}>
          {t(`billing.payments.wayOn.${side}`)}
        </Link>
      }
    >
      {t(`billing.payments.would.${side}`)}
    </EmptyState>
  );
}
