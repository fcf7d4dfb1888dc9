import type { BillingList, ListedTransaction } from '#src/contract/billing/billing-lists.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Backend } from '../../context.ts';
import { csvStream, type CsvColumn } from '../../lib/csv.ts';
import { serverTexts, type ServerTexts } from '../../texts.ts';
import { presentListed } from './listed.presenter.ts';
import { pageOfPayments, type PaymentsAsked } from './payment-list.ts';

const rowsARead = 500;
type Standing = keyof ServerTexts['paymentCsv']['statuses'];
const standingOf = (row: ListedTransaction, now: Date): Standing => {
  if (row.status === 'requires_action') return 'pending';
  if (row.status !== 'succeeded' || row.available_at === null) return row.status;
  return new Date(row.available_at) > now ? 'pending' : 'available';
};

const backOf = ({ amount, given_back: back }: ListedTransaction) =>
  back?.amount ?? { ...amount, amount: 0 };

function columnsOf(
  backend: Backend,
  list: BillingList,
  locale: LocaleCode,
): CsvColumn<ListedTransaction>[] {
  const texts = serverTexts[locale].paymentCsv;
  const now = backend.clock();
  const { appUrl } = backend.settings;
  const shared: CsvColumn<ListedTransaction>[] = [
    [texts.number, ({ id }) => id],
    [texts.date, ({ created_at: at }) => at],
    [texts.kind, ({ type }) => texts.types[type]],
    [texts.username, ({ counterpart }) => counterpart?.username ?? ''],
    [texts.name, ({ counterpart }) => counterpart?.display_name ?? ''],
    [texts.subject, ({ subject_title: title }) => title ?? ''],
    [texts.address, ({ subject_path: path }) => (path === null ? '' : `${appUrl}${path}`)],
    [texts.note, ({ note }) => note ?? ''],
    [texts.status, (row) => texts.statuses[standingOf(row, now)]],
  ];
  return list === 'received'
    ? [
        ...shared,
        [texts.available, ({ available_at: at }) => at ?? ''],
        [texts.gross, ({ amount }) => amount],
        [texts.givenBack, backOf],
        [texts.fee, ({ fee }) => fee],
        [texts.net, ({ net }) => net],
        [texts.currency, ({ amount }) => amount.currency],
      ]
    : [
        ...shared,
        [texts.card, ({ card }) => (card ? `${card.brand} ${card.last4}` : '')],
        [texts.amount, ({ amount }) => amount],
        [texts.givenBack, backOf],
        [texts.currency, ({ amount }) => amount.currency],
      ];
}

/** All that is asked for, read some hundred rows at a time as the reader takes them. */
export const paymentCsv = (
  backend: Backend,
  asked: PaymentsAsked,
  locale: LocaleCode,
): ReadableStream<Uint8Array> =>
  csvStream(locale, columnsOf(backend, asked.list, locale), async (cursor) => {
    const query = { ...asked.query, cursor };
    const { rows, next } = await pageOfPayments(backend, { ...asked, query }, rowsARead);
    return { rows: await presentListed(backend, asked.memberId, rows), next };
  });
