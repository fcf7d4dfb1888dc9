import type { LeavingLedger } from '#machines/settings/leaving.types.ts';
import type { TextKey, Texts } from '#src/ui/texts/texts.ts';

/** One line of what leaving takes: what it is, what there is of it, and what becomes of it. */
export interface LeavingRow {
  readonly name: string;
  readonly now: string;
  readonly after: string;
}

/** Rows of the table, without those whose count is zero; followers are always listed. */
export function leavingRows({ t, money, number, date }: Texts, of: LeavingLedger): LeavingRow[] {
  const row = (name: TextKey, now: string, after: TextKey, params = {}): LeavingRow => ({
    name: t(name),
    now,
    after: t(after, params),
  });
  const counted = (name: TextKey, count: number, after: TextKey) =>
    count === 0 ? [] : [row(name, number(count), after)];
  const running = (
    name: TextKey,
    { count, until }: LeavingLedger['subscribers'],
    after: TextKey,
  ) => {
    if (count === 0) return [];
    const day = { count: number(count), date: until === null ? '' : date(until) };
    return [row(name, until === null ? day.count : t('settings.leaving.until', day), after)];
  };
  const { balance, purchases, blockers } = of;
  const owed = money(balance.owed);
  const isOwed = blockers.includes('balance');
  const minimum = { minimum: money(balance.minimum) };
  return [
    ...counted('settings.leaving.rows.posts', of.posts, 'settings.leaving.ends.deleted'),
    ...counted(
      'settings.leaving.rows.waiting',
      of.drafts + of.scheduled,
      'settings.leaving.ends.deleted',
    ),
    ...counted('settings.leaving.rows.files', of.files, 'settings.leaving.ends.deleted'),
    row('settings.leaving.rows.followers', number(of.followers), 'settings.leaving.ends.gone'),
    ...counted('settings.leaving.rows.following', of.following, 'settings.leaving.ends.gone'),
    ...running('settings.leaving.rows.subscribers', of.subscribers, 'settings.leaving.ends.runOut'),
    ...running(
      'settings.leaving.rows.subscriptions',
      of.subscriptions,
      'settings.leaving.ends.unrenewed',
    ),
    ...(purchases.count === 0
      ? []
      : [
          row(
            'settings.leaving.rows.purchases',
            t('settings.leaving.summed', {
              count: number(purchases.count),
              sum: money(purchases.total),
            }),
            'settings.leaving.ends.lost',
          ),
        ]),
    ...(of.payout === null
      ? []
      : [row('settings.leaving.rows.payout', money(of.payout), 'settings.leaving.ends.arrive')]),
    ...(balance.owed.amount === 0 ? [] : [balanceRow()]),
    ...counted('settings.leaving.rows.sold', of.sold, 'settings.leaving.ends.kept'),
    ...counted(
      'settings.leaving.rows.payments',
      of.keptPayments,
      'settings.leaving.ends.anonymous',
    ),
  ];

  function balanceRow() {
    return isOwed
      ? row('settings.leaving.rows.balance', owed, 'settings.leaving.ends.paidOut')
      : row('settings.leaving.rows.balance', owed, 'settings.leaving.ends.tooLittle', minimum);
  }
}
