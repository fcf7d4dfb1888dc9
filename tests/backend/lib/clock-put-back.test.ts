import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '#src/backend/billing/payments/reconcile.ts';
import { finishMasses } from '#src/backend/chat/sending/mass.ts';
import { idempotencyKeys } from '#src/backend/db/schema/auth.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { dataExports } from '#src/backend/db/schema/exports.ts';
import { massMessages } from '#src/backend/db/schema/mass.ts';
import { runExports } from '#src/backend/settings/exports/exporter.ts';
import { takeExport } from '#src/backend/settings/exports/make.ts';
import { hit } from '#src/backend/http/throttle.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { sessionStore } from '#src/backend/auth/session/store.ts';
import { sentBy } from '../auth/mailed.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { dieBeforeCharging } from '../billing/deaths.ts';
import { tip } from '../billing/payments.ts';
import { fresh, path as changePath, waits } from '../settings/email-change/change-world.ts';
import { asked, latest } from '../settings/exports/export-world.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';

const hour = 3_600_000;
let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const login = (browser: Browser, password = 'wrong', name = 'ada') =>
  browser.post('/login', { email: `${name}@fanfare.test`, password });
const enter = async (name = 'ada') =>
  (await login(await openBrowser(backend), demoPassword, name)).status;

/** While the process runs, its steady clock goes on; one that starts anew begins at what the clock says. */
const startAnew = () => Object.assign(backend, { steady: () => backend.clock().getTime() });

describe('a clock that is put back an hour', () => {
  test('leaves a minute of too many tries a minute', async () => {
    const browser = await openBrowser(backend);
    for (let count = 0; count < 5; count += 1) await login(browser);
    backend.advance(20_000);
    backend.setClock(-hour);
    const answer = await login(browser, demoPassword);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40']);
    expect(Number(answer.headers.get('x-ratelimit-reset'))).toBe(
      backend.clock().getTime() / 1000 + 40,
    );
    backend.advance(41_000);
    expect(await enter()).toBe(200);
  });

  test('ends the windows of the process before, and not those of another one a second ahead', async () => {
    for (let count = 0; count < 7; count += 1) await hit(backend, 'some', 60);
    startAnew();
    backend.setClock(-1_000);
    expect(await hit(backend, 'some', 60)).toMatchObject({ hits: 8 });
    backend.setClock(-hour);
    expect(await hit(backend, 'some', 60)).toMatchObject({ hits: 1, retryAfter: 60 });
  });

  test('leaves the wait after wrong codes as long as it was', async () => {
    const browser = await openBrowser(backend);
    await login(browser, demoPassword, 'cy');
    for (let count = 0; count < 5; count += 1)
      await browser.post('/two-factor-challenge', { code: '000000' });
    backend.setClock(-hour);
    const held = await browser.post('/two-factor-challenge', { code: '000000' });
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    startAnew();
    expect((await browser.post('/two-factor-challenge', { code: '000000' })).status).toBe(422);
  });

  test('holds no mail back that may go', async () => {
    const ada = await confirmed(backend, 'ada');
    await ada.post(changePath, { email: fresh });
    const guest = await openBrowser(backend);
    await guest.post('/forgot-password', { email: 'bo@fanfare.test' });
    const before = (await sentBy(backend)).length;
    backend.setClock(-hour);
    backend.advance(61_000);
    expect((await waits(ada))?.resend_in).toBe(0);
    expect((await ada.post(`${changePath}/resend`)).status).toBe(200);
    expect((await waits(ada))?.resend_in).toBe(60);
    await guest.post('/forgot-password', { email: 'bo@fanfare.test' });
    expect((await sentBy(backend)).length).toBe(before + 3);
  });

  test('keeps a session in use alive', async () => {
    const ada = await signedIn(backend, 'ada');
    backend.setClock(-hour);
    backend.advance(30_000);
    await ada.get('/api/v1/me');
    const [session] = await sessionStore(backend).of(idOf('ada'));
    expect(session?.lastActivity).toEqual(backend.clock());
  });
});

describe('what a process left behind before the clock was put back an hour', () => {
  test('a copy of everything is made, and another one may be asked for', async () => {
    const bo = await confirmed(backend, 'bo');
    await asked(bo);
    expect(await takeExport(backend)).not.toBeNull();
    backend.setClock(-hour);
    await runExports(backend);
    expect(await latest(bo)).toMatchObject({ status: 'ready', next_at: null });
    const [row] = await backend.db.select().from(dataExports);
    expect(row?.mailedAt).toEqual(backend.clock());
    expect((await asked(bo)).id).not.toBe(row?.id);
  });

  test('a payment that nobody asked for at the provider is ended', async () => {
    await dieBeforeCharging(backend);
    backend.setClock(-hour);
    expect(await reconcile(backend)).toBe(0);
    expect(await backend.db.select().from(payments)).toMatchObject([{ status: 'failed' }]);
  });

  test('a mass message goes on', async () => {
    const [mass] = await backend.db
      .insert(massMessages)
      .values({
        authorId: idOf('ada'),
        clientKey: randomUUID(),
        text: 'To all',
        fileHashes: [],
        recipients: 0,
        createdAt: backend.clock(),
      })
      .returning();
    backend.setClock(-hour);
    await finishMasses(backend);
    const [row] = await backend.db.select().from(massMessages);
    expect([row?.id, row?.doneAt]).toEqual([mass?.id, backend.clock()]);
  });

  test.each([false, true])(
    'a call that died is taken over: process started anew %s',
    async (is) => {
      const bo = await signedIn(backend, 'bo');
      const key = randomUUID();
      const headers = { 'Idempotency-Key': key };
      expect((await tip(bo, 'ada', {}, headers)).status).toBe(201);
      const own = and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.userId, idOf('bo')));
      await backend.db.update(idempotencyKeys).set({ status: null, body: null }).where(own);
      await backend.db.delete(payments);
      backend.setClock(-hour);
      if (is) startAnew();
      else backend.advance(61_000);
      expect((await bo.get(`/api/v1/billing/intents/${key}`)).status).toBe(404);
      expect((await tip(bo, 'ada', {}, headers)).status).toBe(201);
    },
  );
});
