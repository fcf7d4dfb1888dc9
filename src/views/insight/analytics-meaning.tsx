import { useText } from '#src/ui/texts/text.tsx';
import css from './analytics.module.css';

const figures = ['net', 'sales', 'followers', 'subscribers'] as const;
const sums = ['gross', 'fee'] as const;

/** A definition of each number on the page. */
export function AnalyticsMeaning() {
  const { t } = useText();
  const all = [
    ...figures.map((name) => ({ name, of: t(`insight.analytics.figures.${name}`) })),
    ...sums.map((name) => ({ name, of: t(`insight.analytics.${name}`) })),
  ];
  return (
    <details className={css.meaning}>
      <summary className={css.summary}>{t('insight.analytics.meaning')}</summary>
      <dl className={css.means}>
        {all.map(({ name, of }) => (
          <div key={name}>
            <dt>{of}</dt>
            <dd>{t(`insight.analytics.means.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('insight.analytics.means.before')}</p>
    </details>
  );
}
