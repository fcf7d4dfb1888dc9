import { randomUUID } from 'node:crypto';
import { asc, eq, and } from 'drizzle-orm';
import { messages } from '#src/backend/db/schema/chat.ts';
import { massMessages, massRecipients, type MassRow } from '#src/backend/db/schema/mass.ts';
import { payouts, type PayoutRow } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { customerOf } from '#src/backend/billing/provider/providers.ts';
import { boCardId } from '../../billing/payments.ts';
import type { Backend } from '#src/backend/context.ts';
import { idOf, type Name } from '../../world.ts';

const minute = 60_000;
const only = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('nothing was stored');
  return row;
};

/** A mass message that a process left two minutes ago, before it was sent to anybody. */
export async function massOf(
  backend: Backend,
  author: Name,
  to: readonly Name[],
): Promise<MassRow> {
  const mass = only(
    await backend.db
      .insert(massMessages)
      .values({
        authorId: idOf(author),
        clientKey: randomUUID(),
        text: 'To all of you',
        price: null,
        fileHashes: [],
        recipients: to.length,
        createdAt: new Date(backend.clock().getTime() - 2 * minute),
      })
      .returning(),
  );
  await backend.db
    .insert(massRecipients)
    .values(to.map((name) => ({ massId: mass.id, userId: idOf(name) })));
  return mass;
}

/** Recipients of a mass message, one entry per message. */
export const sentTo = async ({ db }: Backend, { clientKey }: MassRow) =>
  (
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.clientKey, clientKey)))
      .orderBy(asc(messages.toUserId))
  ).map(({ toUserId }) => toUserId);

/** A subscription that ends now and is to be renewed; that of `bo` has a card. */
export const renewalOf = async (backend: Backend, by: Name, to: Name) =>
  only(
    await backend.db
      .insert(subscriptions)
      .values({
        byUserId: idOf(by),
        toUserId: idOf(to),
        isAutoRenewable: true,
        price: 999,
        cardId: by === 'bo' ? boCardId : null,
        expiresAt: backend.clock(),
        createdAt: backend.clock(),
      })
      .returning(),
  );

/** A payout that is to be sent now. */
export const payoutOf = (backend: Backend, name: Name) => payoutTo(backend, idOf(name));

/** The same to a member by number. */
export async function payoutTo(backend: Backend, userId: number): Promise<PayoutRow> {
  const account = {
    type: 'iban' as const,
    holder: 'Ada Marlow',
    country: 'DE',
    number: 'DE89370400440532013000',
    routing: null,
  };
  const token = await backend.payments?.keepAccount(account, customerOf(userId));
  const now = backend.clock();
  return only(
    await backend.db
      .insert(payouts)
      .values({
        userId,
        intentKey: randomUUID(),
        amount: 4_000,
        currency: 'USD',
        status: 'requested',
        accountToken: token ?? '',
        accountCountry: 'DE',
        accountLast4: '3000',
        sendsAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
}
