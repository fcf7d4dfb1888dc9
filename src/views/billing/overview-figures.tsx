import type { ReactNode } from 'react';
import type { Balance, DatedSum } from '#machines/billing/overview.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import css from './overview.module.css';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const mostDays = 3;

/** Sums of the same day where the reader is, in their order. */
function byDay({ date }: Texts, sums: readonly DatedSum[]): DatedSum[] {
  const days = new Map<string, DatedSum>();
  for (const each of sums) {
    const name = date(each.at, { dateStyle: 'short' });
    const before = days.get(name)?.amount.amount ?? 0;
    const { amount, currency } = each.amount;
    days.set(name, { at: each.at, amount: { amount: before + amount, currency } });
  }
  return [...days.values()];
}

function Figure({
  name,
  sum,
  way,
  children,
}: {
  name: string;
  sum: ReactNode;
  way?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd className={css.sum}>{sum}</dd>
      {children !== undefined && <dd className={css.dates}>{children}</dd>}
      {way !== undefined && <dd>{way}</dd>}
    </div>
  );
}

/** True if there is neither a sum nor a charge to show. */
export const isNothing = ({ hasEarned, charges }: Balance): boolean =>
  !hasEarned && charges.length === 0;

/** Balance, pending sums and the next charge; what is not there is not named. */
export function Figures({ balance }: { balance: Balance }) {
  const texts = useText();
  const { t, plural, money, date } = texts;
  const dated = ({ amount, at }: DatedSum) =>
    t('billing.overview.on', { amount, date: date(at, day) });
  const waiting = byDay(texts, balance.pendingUntil);
  const [next] = byDay(texts, balance.charges);
  const more = waiting.length - mostDays;
  return (
    <dl className={css.figures}>
      {balance.hasEarned && (
        <>
          <Figure
            name={t('billing.overview.available')}
            sum={money(balance.available)}
            way={
              <Link look="inline" className={css.way} href={href('billingPayout')}>
                {t('billing.overview.payOut')}
              </Link>
            }
          />
          <Figure name={t('billing.overview.pending')} sum={money(balance.pending)}>
            {waiting.slice(0, mostDays).map((each) => (
              <span key={each.at}>{dated(each)}</span>
            ))}
            {more > 0 && <span>{plural('billing.overview.laterDays', more)}</span>}
          </Figure>
        </>
      )}
      {next && (
        <Figure
          name={t('billing.overview.next')}
          sum={money(next.amount)}
          way={
            <Link look="inline" className={css.way} href={href('billingComing')}>
              {t('billing.overview.see')}
            </Link>
          }
        >
          <span>{t('billing.overview.day', { date: date(next.at, day) })}</span>
        </Figure>
      )}
    </dl>
  );
}
