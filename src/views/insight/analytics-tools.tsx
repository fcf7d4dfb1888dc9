import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { analyticsMachine } from '#machines/insight/analytics.machine.ts';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './analytics.module.css';

const ranges = [
  ['7', 'days7'],
  ['28', 'days28'],
  ['90', 'days90'],
  ['year', 'year'],
  ['all', 'all'],
] as const;
const groups = ['day', 'week', 'month'] as const;

/** Fields for the period and the grouping. */
export function AnalyticsTools({ actor }: { actor: ActorRefFrom<typeof analyticsMachine> }) {
  const { t } = useText();
  const filters = useSelector(actor, ({ context }) => context.filters);
  return (
    <div className={css.tools}>
      <ChoicePills
        label={t('insight.analytics.range')}
        choices={ranges.map(([value, name]) => ({
          value,
          label: t(`insight.analytics.ranges.${name}`),
        }))}
        value={filters.range}
        onChoose={(range) => actor.send({ type: 'filters.change', filters: { range } })}
      />
      <ChoicePills
        label={t('insight.analytics.group')}
        choices={groups.map((value) => ({ value, label: t(`insight.analytics.groups.${value}`) }))}
        value={filters.group}
        onChoose={(group) => actor.send({ type: 'filters.change', filters: { group } })}
      />
    </div>
  );
}
