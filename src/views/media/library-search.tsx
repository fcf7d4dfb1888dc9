import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import type { FileKind, LibraryFilters } from '#machines/media/viewer.types.ts';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { ListSearch } from '#src/ui/fields/list-search.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { ToggleButton } from '#src/ui/buttons/toggle-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { countFilters } from './library-choices.ts';
import css from './library-search.module.css';

type Actor = ActorRefFrom<typeof libraryMachine>;

const kinds: readonly FileKind[] = ['image', 'video', 'audio'];

/** Fields of a filter each: what is chosen is in the address at once. */
function Fields({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { kind, from, to } = useSelector(actor, ({ context }) => context.filters);
  const change = (filters: Partial<LibraryFilters>) =>
    actor.send({ type: 'filters.change', filters });
  return (
    <div className={css.fields}>
      <SelectField
        name="kind"
        label={t('media.library.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('media.library.all') },
          ...kinds.map((value) => ({ value, label: t(`media.library.kinds.${value}`) })),
        ]}
        onSelect={(value) => change({ kind: kinds.find((each) => each === value) ?? null })}
      />
      <DateField
        name="from"
        label={t('media.library.from')}
        value={from}
        max={to || undefined}
        onChoose={(day) => change({ from: day })}
      />
      <DateField
        name="to"
        label={t('media.library.to')}
        value={to}
        min={from || undefined}
        onChoose={(day) => change({ to: day })}
      />
    </div>
  );
}

/** Words and filters that narrow one's own files. */
export function LibrarySearch({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const filters = useSelector(actor, ({ context }) => context.filters);
  const count = countFilters({ ...filters, unused: false });
  return (
    <div className={css.tools} role="search">
      <div className={css.search}>
        <ListSearch
          label={t('media.library.search')}
          maxLength={100}
          value={filters.search}
          onInput={(text) => actor.send({ type: 'search.change', text })}
        />
      </div>
      <ToggleButton
        pressed={filters.unused}
        onToggle={(unused) => actor.send({ type: 'filters.change', filters: { unused } })}
      >
        {t('media.library.unused')}
      </ToggleButton>
      <details className={css.filters}>
        <summary className={css.summary}>
          {count === 0 ? t('media.library.filter') : plural('media.library.filters', count)}
        </summary>
        <Fields actor={actor} />
      </details>
    </div>
  );
}
