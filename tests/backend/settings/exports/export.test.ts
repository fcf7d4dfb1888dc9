import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { localeCode } from '#src/contract/app/locale.ts';
import { exportJobs, runExports } from '#src/backend/settings/exports/exporter.ts';
import { sectionNames } from '#src/backend/settings/exports/sections.ts';
import { startJobs } from '#src/backend/lib/jobs/run.ts';
import { accountEvents } from '#src/backend/db/schema/account-log.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { sentBy } from '../../auth/mailed.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { leave } from '../leaving/leaving-world.ts';
import { idOf, storeFile } from '../../world.ts';
import {
  addressOf,
  archives,
  ask,
  asked,
  copyOf,
  day,
  latest,
  pathTo,
  said,
} from './export-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await confirmed(backend, 'bo');
});
const inDays = (days: number) => new Date(backend.clock().getTime() + days * day).toISOString();

describe('a copy of everything', () => {
  test('wants the password, is made in the background, and is mailed', async () => {
    const unsure = await signedIn(backend, 'bo');
    expect((await ask(unsure)).status).toBe(423);
    expect(await latest(bo)).toBeNull();
    const making = await asked(bo);
    expect(making).toMatchObject({
      status: 'making',
      done: 0,
      total: 0,
      bytes: null,
      next_at: null,
    });
    expect(await latest(unsure)).toEqual(making);
    expect((await addressOf(bo, making.id)).status).toBe(404);
    await storeFile(backend, 'bo', { hash: 'bo-one' });
    await runExports(backend);
    const ready = await latest(bo);
    expect(ready).toMatchObject({
      id: making.id,
      status: 'ready',
      ready_at: backend.clock().toISOString(),
      expires_at: inDays(7),
      next_at: inDays(1),
    });
    expect(archives(backend)).toHaveLength(1);
    const channels = [`private-App.Models.User.${idOf('bo')}`];
    const total = sectionNames.length + 2;
    expect(said(backend)).toEqual([
      { channels, status: 'making', done: total - 1, total },
      { channels, status: 'making', done: total, total },
      { channels, status: 'ready', done: 0, total: 0 },
    ]);
    const [mail, ...others] = await sentBy(backend);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'export-ready', toAddress: 'bo@fanfare.test' });
    expect(mail?.text).toContain('May 11, 2026');
    expect(mail?.text).toContain('/settings/profile');
    const events = await backend.db.select().from(accountEvents);
    expect(events.filter(({ kind }) => kind === 'export_requested')).toHaveLength(1);
  });

  test('asked for twice is made once', async () => {
    const [one, other] = await Promise.all([asked(bo), asked(bo)]);
    expect(other.id).toBe(one.id);
    await runExports(backend);
    await runExports(backend);
    expect(archives(backend)).toHaveLength(1);
    expect(await sentBy(backend)).toHaveLength(1);
  });

  test('comes again once the last is a day old, and takes its place', async () => {
    const first = await asked(bo);
    await runExports(backend);
    const again = await ask(bo);
    expect([again.status, await again.json()]).toEqual([
      409,
      { message: 'There is a copy of today already.', code: 'export_recent' },
    ]);
    const [name] = archives(backend);
    backend.advance(day);
    bo = await confirmed(backend, 'bo');
    expect(await latest(bo)).toMatchObject({ status: 'ready', next_at: null });
    const second = await asked(bo);
    expect(second.id).not.toBe(first.id);
    await runExports(backend);
    expect(archives(backend)).toHaveLength(1);
    expect(archives(backend)).not.toContain(name);
    expect((await addressOf(bo, first.id)).status).toBe(404);
  });

  test('is gone after seven days, also before a process has removed it', async () => {
    const { id } = await asked(bo);
    await runExports(backend);
    backend.advance(7 * day - 1);
    bo = await confirmed(backend, 'bo');
    const path = await pathTo(bo, id);
    expect((await bo.get(path)).status).toBe(200);
    backend.advance(1);
    expect(await latest(bo)).toMatchObject({ status: 'expired', next_at: null });
    expect((await bo.get(path)).status).toBe(404);
    expect((await addressOf(bo, id)).status).toBe(404);
    await runExports(backend);
    expect(archives(backend)).toEqual([]);
    expect(await latest(bo)).toMatchObject({ id, status: 'expired' });
    expect((await asked(bo)).id).not.toBe(id);
  });

  test('is a leaver’s as well, and is not said to guests', async () => {
    await leave(bo);
    expect((await copyOf(backend, bo)).has('account.json')).toBe(true);
    const guest = await openBrowser(backend);
    expect((await guest.get('/api/v1/me/export')).status).toBe(401);
    expect((await ask(guest)).status).toBe(401);
    expect((await addressOf(guest, 1)).status).toBe(401);
    expect((await guest.get('/api/v1/me/export/1/archive')).status).toBe(401);
  });
});

test('a process makes it by itself, at once', async () => {
  const exporter = startJobs(backend, exportJobs);
  await asked(bo);
  await expect.poll(async () => (await latest(bo))?.status).toBe('ready');
  await exporter.stop();
});

test.each(localeCode.options)(
  '%s: the mail and the README are in the member’s language',
  async (code) => {
    await backend.db
      .update(users)
      .set({ preferredLocale: code })
      .where(eq(users.id, idOf('bo')));
    const files = await copyOf(backend, bo);
    const [mail] = await sentBy(backend);
    expect(mail?.subject).toBe(mailTexts[code].export.subject);
    const readme = files.get('README.txt')?.toString() ?? '';
    expect(readme).toContain('Bo Lindqvist (@bo)');
    expect(readme).not.toMatch(/[{}]|undefined/);
    for (const name of sectionNames) expect(readme).toContain(`\n${name}: `);
    expect([...files.keys()]).toEqual(['README.txt', ...sectionNames]);
  },
);
