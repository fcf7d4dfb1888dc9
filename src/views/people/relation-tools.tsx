import type { RelationFilter, RelationSort } from '#machines/people/relation-store.ts';
import type {
  RelationListContext,
  RelationListEvent,
} from '#machines/people/relation-list.types.ts';
import type { RelationListName } from '#machines/people/relation.types.ts';
import { ListSearch } from '#src/ui/fields/list-search.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './relation-list.module.css';

const paid: readonly RelationFilter[] = ['all', 'active', 'ending', 'expired'];
const filters: Partial<Record<RelationListName, readonly RelationFilter[]>> = {
  subscriptions: paid,
  subscribers: paid,
  blacklist: ['all', 'mute', 'restrict', 'block'],
};
const sorts: readonly RelationSort[] = ['newest', 'oldest', 'name'];
const paidSorts: readonly RelationSort[] = [...sorts, 'soonest'];

/** Search, filter and order of a list. */
export function RelationTools({
  list,
  look,
  onSend,
}: Pick<RelationListContext, 'list' | 'look'> & { onSend: (event: RelationListEvent) => void }) {
  const { t } = useText();
  const choices = filters[list];
  const orders = choices === paid ? paidSorts : sorts;
  return (
    <div className={css.tools} role="search">
      <div className={css.search}>
        <ListSearch
          label={t('people.relationList.search')}
          value={look.search}
          onInput={(text) => onSend({ type: 'search.change', text })}
        />
      </div>
      {choices && (
        <SelectField
          name="filter"
          label={t('people.relationList.filter')}
          value={look.filter}
          options={choices.map((value) => ({
            value,
            label: t(`people.relationTools.filters.${value}`),
          }))}
          onSelect={(chosen) => {
            const filter = choices.find((value) => value === chosen);
            if (filter) onSend({ type: 'filter.choose', filter });
          }}
        />
      )}
      <SelectField
        name="sort"
        label={t('people.relationList.sort')}
        value={look.sort}
        options={orders.map((value) => ({
          value,
          label: t(`people.relationTools.sorts.${value}`),
        }))}
        onSelect={(chosen) => {
          const sort = orders.find((value) => value === chosen);
          if (sort) onSend({ type: 'sort.choose', sort });
        }}
      />
    </div>
  );
}
