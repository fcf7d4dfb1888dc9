import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { analyticsMachine } from '#machines/insight/analytics.machine.ts';
import type { AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import type { AnalyticsFigure } from '#machines/insight/analytics.types.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { Check } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { changeOf, figureLabel } from './analytics-labels.ts';
import css from './analytics.module.css';

const figures: readonly AnalyticsFigure[] = ['net', 'sales', 'followers', 'subscribers'];

/** The figures of the range: the one that is chosen is the one that is drawn. */
export function AnalyticsTiles({
  actor,
  report,
}: {
  actor: ActorRefFrom<typeof analyticsMachine>;
  report: AnalyticsReport;
}) {
  const texts = useText();
  const chosen = useSelector(actor, ({ context }) => context.filters.figure);
  return (
    <fieldset className={css.tiles}>
      <legend className={css.legend}>{texts.t('insight.analytics.figure')}</legend>
      {figures.map((figure) => {
        const change = changeOf(texts, report, figure);
        return (
          <label key={figure} className={css.tile}>
            <input
              type="radio"
              className={css.radio}
              name="figure"
              value={figure}
              checked={figure === chosen}
              onChange={() => actor.send({ type: 'filters.change', filters: { figure } })}
            />
            <span className={css.amount}>{figureLabel(texts, report.totals, figure)}</span>
            <span className={css.name}>
              {texts.t(`insight.analytics.figures.${figure}`)}
              {figure === chosen && <Icon of={Check} size={16} />}
            </span>
            {change !== null && <span className={css.change}>{change}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
