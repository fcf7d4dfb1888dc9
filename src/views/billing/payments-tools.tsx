import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import type { PaymentFilters } from '#machines/billing/payments.types.ts';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { DownloadLink } from '#src/ui/buttons/download-link.tsx';
import { ListSearch } from '#src/ui/fields/list-search.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { countFilters, kindChoices, standingChoices } from './payment-choices.ts';
import css from './payments.module.css';

type Actor = ActorRefFrom<typeof paymentsMachine>;

const chosen = <Value extends string>(all: readonly Value[], value: string) =>
  all.find((each) => each === value) ?? null;

/** Fields of a filter each: what is chosen is in the address at once. */
function Fields({ actor }: { actor: Actor }) {
  const { t, nameOf } = useText();
  const side = useSelector(actor, ({ context }) => context.side);
  const filters = useSelector(actor, ({ context }) => context.filters);
  const people = useSelector(actor, ({ context }) => context.people);
  const change = (narrowed: Partial<PaymentFilters>) =>
    actor.send({ type: 'filters.change', filters: narrowed });
  const all = { value: '', label: t('billing.payments.all') };
  // The person in the URL may have no payments left.
  const isStrange = !people.some(({ username }) => username === filters.person);
  const strange = filters.person !== null && isStrange ? [filters.person] : [];
  return (
    <div className={css.fields}>
      <SelectField
        name="kind"
        label={t('billing.payments.kind')}
        value={filters.kind ?? ''}
        options={[
          all,
          ...kindChoices[side].map((value) => ({
            value,
            label: t(`billing.payments.types.${value}`),
          })),
        ]}
        onSelect={(value) => change({ kind: chosen(kindChoices[side], value) })}
      />
      <SelectField
        name="status"
        label={t('billing.payments.status')}
        value={filters.standing ?? ''}
        options={[
          all,
          ...standingChoices[side].map((value) => ({
            value,
            label: t(`billing.payments.statuses.${value}`),
          })),
        ]}
        onSelect={(value) => change({ standing: chosen(standingChoices[side], value) })}
      />
      <SelectField
        name="person"
        label={t('billing.payments.person')}
        value={filters.person ?? ''}
        options={[
          all,
          ...strange.map((value) => ({ value, label: value })),
          ...people.map((person) => ({ value: person.username, label: nameOf(person) })),
        ]}
        onSelect={(value) => change({ person: value || null })}
      />
      <DateField
        name="from"
        label={t('billing.payments.from')}
        value={filters.from}
        max={filters.to || undefined}
        onChoose={(from) => change({ from })}
      />
      <DateField
        name="to"
        label={t('billing.payments.to')}
        value={filters.to}
        min={filters.from || undefined}
        onChoose={(to) => change({ to })}
      />
    </div>
  );
}

/** Filters of the list, its totals, and a CSV export of the filtered payments. */
export function PaymentsTools({ actor, children }: { actor: Actor; children: ReactNode }) {
  const { t, plural, locale } = useText();
  const filters = useSelector(actor, ({ context }) => context.filters);
  const csv = useSelector(actor, ({ context }) => context.csv);
  const totals = useSelector(actor, ({ context }) => context.totals);
  const count = countFilters(filters);
  return (
    <div className={css.tools} role="search">
      <div className={css.search}>
        <ListSearch
          label={t('billing.payments.search')}
          maxLength={100}
          value={filters.search}
          onInput={(text) => actor.send({ type: 'search.change', text })}
        />
      </div>
      <details className={css.filters} open={count > 0 || undefined}>
        <summary className={css.summary}>
          {count === 0 ? t('billing.payments.filter') : plural('billing.payments.filters', count)}
        </summary>
        <Fields actor={actor} />
      </details>
      {csv !== null && totals !== null && totals.count > 0 && (
        <div className={css.csv}>
          <DownloadLink short href={`${csv}&locale=${locale}`}>
            {t('billing.payments.csv')}
          </DownloadLink>
        </div>
      )}
      <div className={css.totals}>{children}</div>
    </div>
  );
}
