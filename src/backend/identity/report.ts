import { and, eq } from 'drizzle-orm';
import {
  identityReason,
  reportSignatureHeader,
  type IdentityReport,
} from '#src/contract/settings/identity.ts';
import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import {
  identityReports,
  identitySessions,
  identityTokens,
  type IdentitySessionRow,
} from '../db/schema/identity.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { conflict, invalid, Refusal } from '../http/failures.ts';
import { announceNotices, writeNotices } from '../notices/write.ts';
import { systemUserId } from '../chat/list.ts';
import { writeEvent } from '../session/account-log.ts';
import { isSame } from '../session/session.ts';
import { announceIdentity } from './announce.ts';
import { sessionKey, signReport, tokenKey } from './signature.ts';
import { tokenIn, tokenRow } from './token.ts';

/** Milliseconds by which the provider's clock may differ. */
const tolerance = 300_000;

/** A report with what proves who sent it. */
export interface SignedReport {
  /** Body as it came. */
  body: string;
  report: IdentityReport;
  /** Unix seconds, as text. */
  timestamp: string;
  signature: string;
}

/** One answer for whatever is not proved: it says nothing of which sessions there are. */
const unsigned = () =>
  new Refusal(
    401,
    {
      message: 'The report is not signed by the provider of this session.',
      code: 'report_unsigned',
    },
    { 'WWW-Authenticate': reportSignatureHeader },
  );

/** Changes what a believed report says, once, and lets every tab of the member know. */
export async function takeReport(backend: Backend, signed: SignedReport): Promise<boolean> {
  const { report, timestamp } = signed;
  const now = backend.clock().getTime();
  const isTimely =
    /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now) <= tolerance;
  if (!isTimely) throw unsigned();
  const done = await backend.db.transaction(async (tx) => {
    const { session, user } = await lockSession(tx, report.session);
    await checkSignature(backend, tx, session, signed);
    if (Date.parse(report.at) > now + tolerance)
      throw invalid({ at: ['The at field must not be in the future.'] });
    return (await counts(backend, tx, session, report))
      ? write(backend, tx, { session, user }, report)
      : null;
  });
  if (!done) return false;
  await announceNotices(backend, done.lines);
  await announceIdentity(backend, done);
  return true;
}

/** The member first, as whoever begins a session does. */
async function lockSession(tx: Tx, id: string) {
  const own = eq(identitySessions.id, id);
  const [found] = await tx.select().from(identitySessions).where(own);
  if (!found) throw unsigned();
  const [user] = await tx.select().from(users).where(eq(users.id, found.userId)).for('update');
  const [session] = await tx.select().from(identitySessions).where(own).for('update');
  if (!user || !session) throw unsigned();
  return { session, user };
}

/**
 * Checks the signature: by the session's token within its hour; by the session's own key once a
 * report by the token said that the documents came in. A token that signed the decision signs it
 * again, which changes nothing.
 */
async function checkSignature(
  backend: Backend,
  tx: Tx,
  session: IdentitySessionRow,
  { body, timestamp, signature }: SignedReport,
): Promise<void> {
  const { secret } = backend.identity ?? {};
  if (secret === undefined) throw unsigned();
  const isBy = (key: string) => isSame(signature, signReport(key, Number(timestamp), body));
  const row = await tokenRow(tx, session.id);
  const token = tokenIn(backend, row);
  const isGood = row !== undefined && (row.usedAt !== null || row.expiresAt > backend.clock());
  const byToken = token !== null && isBy(tokenKey(secret, token)) && isGood;
  const bySession = isBy(sessionKey(secret, session.id)) && session.status !== 'open';
  if (!byToken && !bySession) throw unsigned();
}

/** False for what is known, older, or came after the decision; 409 for another decision. */
async function counts(
  { clock }: Backend,
  tx: Tx,
  { id, status, reportedAt }: IdentitySessionRow,
  report: IdentityReport,
): Promise<boolean> {
  const at = new Date(report.at);
  const known = and(
    eq(identityReports.sessionId, id),
    eq(identityReports.eventId, report.event_id),
  );
  if ((await tx.$count(identityReports, known)) > 0) return false;
  const isLate = reportedAt !== null && at < reportedAt;
  const isDecided = status === 'approved' || status === 'rejected';
  if (isDecided && report.status !== 'pending' && !isLate)
    throw conflict('This session was decided already.', 'identity_decided');
  const { event_id: eventId, status: said } = report;
  const row = { sessionId: id, eventId, status: said, at, receivedAt: clock() };
  await tx.insert(identityReports).values(row);
  return !isLate && !isDecided && said !== status;
}

async function write(
  { clock }: Backend,
  tx: Tx,
  { session, user }: { session: IdentitySessionRow; user: UserRow },
  { status, reason: said, at: when }: IdentityReport,
) {
  const [at, now] = [new Date(when), clock()];
  const since = session.since ?? at;
  const reason = status === 'rejected' ? identityReason.catch('other').parse(said) : null;
  const decidedAt = status === 'pending' ? null : at;
  await tx
    .update(identitySessions)
    .set({ status, reason, since, decidedAt, reportedAt: at })
    .where(eq(identitySessions.id, session.id));
  const outcome = { user, status, reason, locale: session.locale };
  if (status === 'pending') return { ...outcome, lines: [] };
  await tx
    .update(identityTokens)
    .set({ usedAt: now })
    .where(eq(identityTokens.sessionId, session.id));
  if (status === 'approved')
    await tx.update(users).set({ isCreator: true, updatedAt: now }).where(eq(users.id, user.id));
  const kind = `identity_${status}` as const;
  await writeEvent(tx, { userId: user.id, kind, ip: null, agent: null, createdAt: now });
  const notice = { kind, personId: systemUserId };
  const drafts = [{ toUserId: user.id, notice, isOwnDoing: false }];
  return { ...outcome, lines: await writeNotices(tx, drafts, now) };
}
