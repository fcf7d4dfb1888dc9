import { and, eq } from 'drizzle-orm';
import type { EmailChangeLink, EmailChangeStatus } from '#src/contract/settings/email-change.ts';
import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { emailChanges, type EmailChangeRow } from '../db/schema/email-changes.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { forbidden, notFound } from '../http/failures.ts';
import { isExpired } from './email-change.ts';
import { readToken, type Side } from './email-change-token.ts';
import { voidResetLinks } from './end-other-access.ts';
import { findByEmail } from './find-user.ts';
import { isTaken } from './taken.ts';
import { readable } from './user.presenter.ts';

/** A link, once it is known to be ours, and its change and member as they are now. */
interface Opened {
  side: Side;
  row: EmailChangeRow;
  user: UserRow;
}
/** Result of pressing the button of a link. */
export interface Pressed {
  link: EmailChangeLink;
  /** Effect of this press, published to all tabs of the member; null if it changed nothing. */
  did: 'confirmed' | 'changed' | 'ended' | null;
  user: UserRow;
  fromEmail: string;
}

type Outcome = NonNullable<EmailChangeRow['outcome']>;

function statusOf(backend: Backend, { side, row }: Opened): EmailChangeStatus {
  if (row.outcome !== null) return row.outcome;
  if (isExpired(backend, row)) return 'expired';
  const at = side === 'old' ? row.oldConfirmedAt : row.newConfirmedAt;
  return at === null ? 'waiting' : 'confirmed';
}

const present = (backend: Backend, opened: Opened): EmailChangeLink => ({
  side: opened.side,
  username: opened.user.username,
  email: readable(opened.row.toEmail),
  status: statusOf(backend, opened),
});

/** 404 for a token that we never mailed. */
function sideOf(backend: Backend, token: string) {
  const known = readToken(backend, token);
  if (!known) throw notFound();
  return known;
}

/**
 * Member first, then change: everything that touches both locks them in this order. 403 in a browser
 * where another member is signed in.
 */
async function open(
  { id, side }: { id: string; side: Side },
  tx: Tx,
  viewerId: number | undefined,
): Promise<Opened> {
  const isChange = eq(emailChanges.id, id);
  const [known] = await tx.select().from(emailChanges).where(isChange);
  if (!known) throw notFound();
  if (viewerId !== undefined && viewerId !== known.userId)
    throw forbidden('This link belongs to another account.', 'other_account');
  const [user] = await tx.select().from(users).where(eq(users.id, known.userId)).for('update');
  const [row] = await tx.select().from(emailChanges).where(isChange);
  if (!user || !row) throw notFound();
  return { side, row, user };
}

/** Reads the change behind a link without any effect: mail programs open links by themselves. */
export const lookAtLink = (backend: Backend, token: string, viewerId: number | undefined) =>
  backend.db.transaction(async (tx) =>
    present(backend, await open(sideOf(backend, token), tx, viewerId)),
  );

const write = (tx: Tx, { id }: EmailChangeRow, changes: Partial<EmailChangeRow>) =>
  tx.update(emailChanges).set(changes).where(eq(emailChanges.id, id));

/** Moves the member to the new address, which has proven itself, unless somebody else has it by now. */
async function move(backend: Backend, tx: Tx, { row, user }: Opened): Promise<Outcome> {
  if (await findByEmail(tx, row.toEmail)) return 'taken';
  const now = backend.clock();
  const moved = { email: row.toEmail, emailVerifiedAt: now, updatedAt: now };
  const isAsked = and(eq(users.id, user.id), eq(users.email, row.fromEmail));
  try {
    // A savepoint: somebody who registers with it in this very moment must not undo the rest.
    const rows = await tx.transaction((step) =>
      step.update(users).set(moved).where(isAsked).returning({ id: users.id }),
    );
    if (rows.length === 0) return 'replaced';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
  await voidResetLinks(tx, user.id);
  return 'changed';
}

async function confirm(backend: Backend, tx: Tx, opened: Opened): Promise<Pressed['did']> {
  const now = backend.clock();
  const { row, side } = opened;
  row[side === 'old' ? 'oldConfirmedAt' : 'newConfirmedAt'] = now;
  const isWhole = row.oldConfirmedAt !== null && row.newConfirmedAt !== null;
  if (isWhole) {
    row.endedAt = now;
    row.outcome = await move(backend, tx, opened);
  }
  await write(tx, row, row);
  if (!isWhole) return 'confirmed';
  return row.outcome === 'changed' ? 'changed' : 'ended';
}

async function cancel(backend: Backend, tx: Tx, { row }: Opened): Promise<Pressed['did']> {
  row.endedAt = backend.clock();
  row.outcome = 'cancelled';
  await write(tx, row, row);
  return 'ended';
}

/** Confirms for the address that the link went to, or cancels; pressed twice it is done once. */
export const pressLink = (
  backend: Backend,
  token: string,
  viewerId: number | undefined,
  intent: 'confirm' | 'cancel',
): Promise<Pressed> =>
  backend.db.transaction(async (tx) => {
    const opened = await open(sideOf(backend, token), tx, viewerId);
    const status = statusOf(backend, opened);
    const isOpen = status === 'waiting' || (status === 'confirmed' && intent === 'cancel');
    const act = intent === 'confirm' ? confirm : cancel;
    const did = isOpen ? await act(backend, tx, opened) : null;
    const { row, user } = opened;
    return { link: present(backend, opened), did, user, fromEmail: row.fromEmail };
  });
