import type { LocaleCode } from '#src/contract/app/locale.ts';
import { toMoney } from '../lib/money.ts';
import { csvStream, type CsvColumn } from '../lib/csv.ts';
import type { PaymentRow } from '../db/schema/billing.ts';
import { serverTexts } from '../texts.ts';
import type { Figures } from './figures.ts';
import { presentPoint } from './report.presenter.ts';
import type { Report } from './report.ts';

const netOf = (type: PaymentRow['type']) => (figures: Figures) => {
  const sums = figures.kinds.get(type);
  return toMoney(sums ? sums.gross - sums.fee : 0);
};

function columnsOf(locale: LocaleCode, now: Date): CsvColumn<Figures>[] {
  const { paymentCsv, reportCsv: words } = serverTexts[locale];
  const { gross, fee, net, currency } = paymentCsv;
  const point = (figures: Figures) => presentPoint(figures, now);
  return [
    [words.from, (row) => point(row).from],
    [words.to, (row) => point(row).to],
    [words.sales, (row) => point(row).sales],
    [gross, (row) => point(row).gross],
    [fee, (row) => point(row).fee],
    [net, (row) => point(row).net],
    [words.subscriptions, netOf('subscription')],
    [words.posts, netOf('post')],
    [words.messages, netOf('message')],
    [words.tips, netOf('tip')],
    [words.referrals, netOf('referral')],
    [words.followers, (row) => row.followers],
    [words.subscribers, (row) => row.subscribers],
    [currency, (row) => point(row).net.currency],
  ];
}

/** A line a point, as the table shows them. */
export const reportCsv = (
  { figures }: Report,
  locale: LocaleCode,
  now: Date,
): ReadableStream<Uint8Array> =>
  csvStream(locale, columnsOf(locale, now), () => Promise.resolve({ rows: figures, next: null }));
