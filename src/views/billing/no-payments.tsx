import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CreditCard, Search } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { useText } from '#src/ui/text.tsx';
import { countFilters } from './payment-choices.ts';

type Actor = ActorRefFrom<typeof paymentsMachine>;
type State = SnapshotFrom<typeof paymentsMachine>;

/** Nothing is there: what would be, or that the look is too narrow. */
export function NoPayments({ actor, state }: { actor: Actor; state: State }) {
  const { t } = useText();
  const { side, filters } = state.context;
  if (countFilters(filters) > 0 || filters.search.trim() !== '')
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
