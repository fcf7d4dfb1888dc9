import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mails } from '#src/backend/db/schema/auth.ts';
import { runJobs } from '#src/backend/jobs.table.ts';
import { noticeSettingsAnswer, type NoticeMails } from '#src/contract/app/notice.ts';
import type { Browser } from '../../auth/browser.ts';
import { tip } from '../../billing/payments.ts';
import type { TestBackend } from '../../harness.ts';
import type { Name } from '../../world.ts';

export const day = 86_400_000;
export const settingsPath = '/api/v1/me/notice_settings';

/** Mails to somebody, after the jobs have run. */
export const mailed = async (backend: TestBackend, name: Name) => {
  await runJobs(backend);
  return backend.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, `${name}@fanfare.test`))
    .orderBy(asc(mails.id));
};
export const kindsOf = async (backend: TestBackend, name: Name) =>
  (await mailed(backend, name)).map(({ kind }) => kind);

/** Chooses mails, and answers with all settings. */
export const choose = async (browser: Browser, mail: Partial<NoticeMails>, rest: object = {}) => {
  const answer = await browser.send('PUT', settingsPath, { mail, ...rest });
  expect(answer.status).toBe(200);
  return noticeSettingsAnswer.parse(await answer.json()).data;
};

/** Gives ada a tip. */
export const give = async (by: Browser, amount = 500) =>
  expect((await tip(by, 'ada', { amount })).status).toBe(201);
