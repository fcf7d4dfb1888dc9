import { and, asc, eq, isNull, lte, min } from 'drizzle-orm';
import { reportSignatureHeader, reportTimeHeader } from '#src/contract/settings/identity.ts';
import type { Backend } from '../../context.ts';
import {
  passageReports,
  passageSessions,
  type PassageReportRow,
  type PassageSessionRow,
} from '../../db/schema/passage.ts';
import { errorText } from '../../error-text.ts';
import { sessionKey, signReport, tokenKey } from '../../identity/signature.ts';
import { openToken } from './stand-in.ts';

const second = 1_000;
/** Milliseconds for which a token signs, by the site's manual. */
const tokenLife = 3_600 * second;
/** A site that does not answer is asked again after 1, 2, 4, … seconds, at most ten minutes apart. */
const again = (tries: number) => Math.min(second * 2 ** tries, 600 * second);

/** Key that signs a report: the token while it is good; later, the key of the session. */
function keyOf(backend: Backend, session: PassageSessionRow, now: Date): string {
  const secret = backend.identity?.secret ?? '';
  const isGood = now.getTime() - session.tokenAt.getTime() < tokenLife;
  return isGood
    ? tokenKey(secret, openToken(backend, session.token))
    : sessionKey(secret, session.reference);
}

/** Posts one report; true when the site has taken it, or never will. */
async function post(
  backend: Backend,
  session: PassageSessionRow,
  { eventId, status, reason, at }: PassageReportRow,
): Promise<boolean> {
  const now = backend.clock();
  const body = JSON.stringify({
    session: session.reference,
    event_id: eventId,
    status,
    ...(reason !== null && { reason }),
    at: at.toISOString(),
  });
  const timestamp = Math.floor(now.getTime() / second);
  const request = new Request(session.callbackUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [reportTimeHeader]: String(timestamp),
      [reportSignatureHeader]: signReport(keyOf(backend, session, now), timestamp, body),
    },
    body,
    signal: AbortSignal.timeout(10 * second),
  });
  try {
    const answer = await backend.send(request);
    await answer.body?.cancel();
    return answer.status < 500 && answer.status !== 429;
  } catch (error) {
    backend.log.warn('identity stand-in: not delivered', { error: errorText(error) });
    return false;
  }
}

/** Delivers what is due, in the order in which it came to be; what fails is due again later. */
export async function deliverDue(backend: Backend): Promise<void> {
  const { db, clock } = backend;
  const due = await db
    .select({ report: passageReports, session: passageSessions })
    .from(passageReports)
    .innerJoin(passageSessions, eq(passageSessions.reference, passageReports.reference))
    .where(and(isNull(passageReports.endedAt), lte(passageReports.dueAt, clock())))
    .orderBy(asc(passageReports.at))
    .limit(100);
  for (const { report, session } of due) {
    const isDone = await post(backend, session, report);
    const now = clock();
    const tries = report.tries + 1;
    const next = new Date(now.getTime() + again(report.tries));
    await db
      .update(passageReports)
      .set(isDone ? { tries, endedAt: now } : { tries, dueAt: next })
      .where(eq(passageReports.eventId, report.eventId));
  }
}

/** Time at which something is due next; null when nothing is left. */
export async function nextDue({ db }: Backend): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(passageReports.dueAt) })
    .from(passageReports)
    .where(isNull(passageReports.endedAt));
  return row?.at ?? null;
}
