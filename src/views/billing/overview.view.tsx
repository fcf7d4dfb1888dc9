import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { overviewMachine } from '#machines/billing/overview.machine.ts';
import type { Balance, DatedSum } from '#machines/billing/overview.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import type { Texts } from '#src/ui/texts.ts';
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

function Figure({ name, sum, children }: { name: string; sum: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd className={css.sum}>{sum}</dd>
      {children !== undefined && <dd className={css.dates}>{children}</dd>}
    </div>
  );
}

function Figures({ balance }: { balance: Balance }) {
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
          <Figure name={t('billing.overview.available')} sum={money(balance.available)} />
          <Figure name={t('billing.overview.pending')} sum={money(balance.pending)}>
            {waiting.slice(0, mostDays).map((each) => (
              <span key={each.at}>{dated(each)}</span>
            ))}
            {more > 0 && <span>{plural('billing.overview.laterDays', more)}</span>}
          </Figure>
        </>
      )}
      <Figure
        name={t('billing.overview.next')}
        sum={next ? money(next.amount) : t('billing.overview.none')}
      >
        {next && <span>{t('billing.overview.day', { date: date(next.at, day) })}</span>}
        {next && (
          <Link look="inline" href={href('billingComing')}>
            {t('billing.overview.see')}
          </Link>
        )}
      </Figure>
    </dl>
  );
}

/** What the member is owed and will be charged, in every state of its chart. */
export function OverviewView({ actor }: { actor: ActorRefFrom<typeof overviewMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { balance } = state.context;
  if (state.matches('failed'))
    return (
      <Callout
        tone="caution"
        actions={
          <Button onClick={() => actor.send({ type: 'overview.retry' })}>
            {t('billing.payments.retry')}
          </Button>
        }
      >
        {t('billing.overview.failed')}
      </Callout>
    );
  if (!balance)
    return (
      <Loading label={t('billing.overview.loading')}>
        <div className={css.figures}>
          {[0, 1, 2].map((each) => (
            <div key={each} className={css.figure}>
              <Skeleton lines={3} width="6rem" />
            </div>
          ))}
        </div>
      </Loading>
    );
  return (
    <>
      {balance.failedRenewals > 0 && (
        <Callout
          tone="negative"
          actions={
            <Link look="secondary" href={href('billingComing')}>
              {t('billing.overview.mend')}
            </Link>
          }
        >
          {plural('billing.overview.refused', balance.failedRenewals)}
        </Callout>
      )}
      <Figures balance={balance} />
    </>
  );
}
