import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  callbackTokenAnswer,
  identityAnswer,
  identityReportAnswer,
  reportSignatureHeader,
  reportTimeHeader,
  verifyIdentityAnswer,
  type IdentityReport,
} from '#src/contract/settings/identity.ts';
import { accountEvents } from '#src/backend/db/schema/account-log.ts';
import { mails, rateLimits } from '#src/backend/db/schema/auth.ts';
import { identitySessions } from '#src/backend/db/schema/identity.ts';
import { passageSessions } from '#src/backend/db/schema/passage.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { sessionKey, signReport, tokenKey } from '#src/backend/identity/signature.ts';
import { deliverDue } from '#src/backend/stand-ins/identity/deliver.ts';
import { passageApp } from '#src/backend/stand-ins/identity/listen.ts';
import { openToken } from '#src/backend/stand-ins/identity/stand-in.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import type { TestBackend } from '../harness.ts';
import { idOf, type Name } from '../world.ts';

const identityPath = '/api/v1/me/identity';
export const verifyPath = '/api/v1/verify_identity';
export const tokenPath = '/api/v1/get_callback_token';
const callbackPath = '/api/v1/identity/callback';

export const stateOf = async (browser: Browser) => {
  const answer = await browser.get(identityPath);
  expect(answer.status).toBe(200);
  return identityAnswer.parse(await answer.json()).data;
};

/** Opens the provider's page, and answers its address. */
export async function begin(browser: Browser): Promise<string> {
  const answer = await browser.post(verifyPath);
  expect(answer.status).toBe(200);
  return verifyIdentityAnswer.parse(await answer.json()).url;
}

export const askToken = async (browser: Browser) => {
  const answer = await browser.post(tokenPath);
  expect(answer.status).toBe(200);
  return callbackTokenAnswer.parse(await answer.json()).token;
};

/** Row of the stand-in's session behind a page. */
export async function sessionAt(backend: TestBackend, url: string) {
  const page = new URL(url).pathname.split('/').at(-1) ?? '';
  const [row] = await backend.db
    .select()
    .from(passageSessions)
    .where(eq(passageSessions.page, page));
  if (!row) throw new Error('The stand-in has no such page');
  return { id: row.reference, token: openToken(backend, row.token) };
}

/** Presses a button of the stand-in's page. */
export async function choose(backend: TestBackend, url: string, choice: string): Promise<Response> {
  return passageApp(backend).request(url, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
  });
}
export const deliver = (backend: TestBackend) => deliverDue(backend);

const secretOf = ({ identity }: TestBackend) => identity?.secret ?? '';
export const byToken = (backend: TestBackend, token: string) => tokenKey(secretOf(backend), token);
export const bySession = (backend: TestBackend, id: string) => sessionKey(secretOf(backend), id);

let count = 0;
/** A report as the provider makes it, now. */
export function reportOf(
  backend: TestBackend,
  session: string,
  rest: Partial<IdentityReport> = {},
): IdentityReport {
  count += 1;
  const at = backend.clock().toISOString();
  return { session, event_id: `event-${count}`, status: 'approved', at, ...rest };
}

/** The call that carries a report, signed with a key; `sentAt` in milliseconds. */
export function signedCall(
  backend: TestBackend,
  key: string,
  report: object,
  sentAt = backend.clock().getTime(),
) {
  const body = JSON.stringify(report);
  const timestamp = Math.floor(sentAt / 1000);
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [reportTimeHeader]: String(timestamp),
      [reportSignatureHeader]: signReport(key, timestamp, body),
    },
    body,
  };
}

/** Status and what was said: `changed`, or the code of the refusal. */
export async function send(backend: TestBackend, call: RequestInit) {
  const answer = await backend.fetch(callbackPath, call);
  const said = (await answer.json()) as { code?: string };
  return answer.status === 200
    ? { status: 200, ...identityReportAnswer.parse(said) }
    : { status: answer.status, code: said.code };
}
export const report = (backend: TestBackend, key: string, what: object, sentAt?: number) =>
  send(backend, signedCall(backend, key, what, sentAt));

export const unsigned = { status: 401, code: 'report_unsigned' };
export const taken = { status: 200, changed: true };
export const unchanged = { status: 200, changed: false };
export const decided = { status: 409, code: 'identity_decided' };

/** Notices of the check to a member: events on their channel, mails, and log entries. */
export async function saidTo(backend: TestBackend, name: Name) {
  const channel = `private-App.Models.User.${idOf(name)}`;
  const events = backend.published
    .filter(({ channels, event }) => channels.includes(channel) && event.includes('IdentityUp'))
    .map(({ data }) => (data as { status: string }).status);
  const letters = await backend.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, `${name}@fanfare.test`))
    .orderBy(mails.id);
  const log = await backend.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, idOf(name)))
    .orderBy(accountEvents.id);
  const notices = backend.published
    .filter(({ channels, event }) => channels.includes(channel) && event.includes('MessageSent'))
    .map(({ data }) => (data as { message: { notice: { kind: string } } }).message.notice.kind);
  return {
    events,
    notices,
    mails: letters.map(({ kind }) => kind).filter((kind) => kind.startsWith('identity')),
    log: log.map(({ kind }) => kind).filter((kind) => kind.startsWith('identity')),
  };
}

/** Somebody who sells, as one who has proved nothing, and their browser. */
export async function unproved(backend: TestBackend, name: 'fay' | 'bo'): Promise<Browser> {
  await backend.db
    .update(users)
    .set({ isCreator: false })
    .where(eq(users.id, idOf(name)));
  await backend.db.delete(identitySessions).where(eq(identitySessions.userId, idOf(name)));
  await backend.db.delete(rateLimits);
  return signedIn(backend, name);
}
