import { inArray } from 'drizzle-orm';
import type { Notice } from '#src/contract/notice.ts';
import { toMoney } from '../billing/money.ts';
import type { Backend } from '../context.ts';
import type { MessageRow } from '../db/schema/chat.ts';
import { users } from '../db/schema/users.ts';
import { presentCard } from '../people/card.presenter.ts';

/** The notifications among those messages by their id, with people as they are called now. */
export async function presentNotices(
  { db, clock }: Backend,
  rows: readonly MessageRow[],
): Promise<Map<number, Notice>> {
  const told = rows.flatMap(({ id, notice }) => (notice ? [{ id, notice }] : []));
  if (told.length === 0) return new Map();
  const ids = [...new Set(told.flatMap(({ notice }) => notice.personId ?? []))];
  const people =
    ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  const now = clock();
  const cards = new Map(people.map((row) => [row.id, presentCard(row, now)]));
  return new Map(
    told.map(({ id, notice: { kind, personId, amount, title, number, until, path } }) => [
      id,
      {
        kind,
        person: cards.get(personId ?? 0) ?? null,
        amount: amount === undefined ? null : toMoney(amount),
        title: title ?? null,
        number: number ?? null,
        until: until ?? null,
        path: path ?? null,
      },
    ]),
  );
}
