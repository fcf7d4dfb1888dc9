import type { ReferralSummary } from '#machines/insight/referral-statistics.types.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './referral-statistics.module.css';

/** Step of the funnel; the bar, if any, shows its share. */
function Step({ name, value, share }: { name: string; value: string; share: number | null }) {
  return (
    <div className={css.step}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {share !== null && (
        <span className={css.track} aria-hidden>
          <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}

/** From clicks to registrations to what was earned. */
export function ReferralFunnel({ summary }: { summary: ReferralSummary }) {
  const { t, number, money } = useText();
  const { clicks, registrations, earned } = summary;
  // A code that is typed is no click: there may be more registrations than clicks.
  const share = clicks === 0 || registrations > clicks ? null : registrations / clicks;
  const words = {
    count: number(registrations),
    clicks: number(clicks),
    share: number(share ?? 0, { style: 'percent', maximumFractionDigits: 1 }),
  };
  return (
    <dl className={css.funnel}>
      <Step
        name={t('insight.referralStatistics.clicks')}
        value={number(clicks)}
        share={clicks === 0 ? 0 : 1}
      />
      <Step
        name={t('insight.referralStatistics.registered')}
        value={share === null ? words.count : t('insight.referralStatistics.share', words)}
        share={share ?? (registrations === 0 ? 0 : 1)}
      />
      <Step name={t('insight.referralStatistics.earned')} value={money(earned)} share={null} />
    </dl>
  );
}
