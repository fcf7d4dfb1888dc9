import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { isLuhn, readCard, testNumbers } from '#src/backend/stand-ins/psp/numbers.ts';
import { standInTexts } from '#src/backend/stand-ins/texts.ts';
import type { CardSetupAnswer } from '#src/contract/billing/billing.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { inFrame, saveCard, tip } from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});
const openField = async () =>
  (await (await bo.post('/api/v1/billing/cards/setup')).json()) as CardSetupAnswer;
const fill = (setup: string, rest: Record<string, string> = {}) =>
  inFrame(backend, '/psp/setups', {
    setup,
    number: '4242424242424242',
    expiry: '12/30',
    cvc: '123',
    ...rest,
  });

test('a null character in an address or a form leads nowhere, and is no failure', async () => {
  for (const address of ['/psp/field?setup=%00', '/psp/challenge?token=a%00'])
    expect((await backend.fetch(address)).status, address).toBe(400);
  expect((await fill('\0')).status).toBe(404);
  const answer = { token: 'a\0', answer: 'approve' };
  expect((await inFrame(backend, '/psp/challenges', answer)).status).toBe(404);
  expect(backend.logged.join()).not.toContain('unhandled');
});

describe('the card field', () => {
  test('has an origin of its own: sandboxed, without cookies, framed by us alone', async () => {
    const { url } = await openField();
    const answer = await backend.fetch(url);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        "frame-ancestors 'self'",
        "form-action 'none'",
      ]),
    );
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(Object.entries(standInTexts))('speaks %s, with labels', async (locale, texts) => {
    const { number, expiry, cvc } = texts.cardFrame;
    const { url } = await openField();
    const page = await (await backend.fetch(`${url}&locale=${locale}&theme=dark`)).text();
    expect(page).toContain(`<html lang="${locale}" data-theme="dark">`);
    for (const [id, label] of [
      ['number', number],
      ['expiry', expiry],
      ['cvc', cvc],
    ])
      expect(page).toContain(`<label for="${id}">${label}</label>`);
    for (const name of ['cc-number', 'cc-exp', 'cc-csc'])
      expect(page).toContain(`autocomplete="${name}"`);
  });

  test('its own button may stay away', async () => {
    const { url } = await openField();
    expect(await (await backend.fetch(url)).text()).toContain('id="save"');
    expect(await (await backend.fetch(`${url}&button=0`)).text()).not.toContain('id="save"');
  });

  test('nothing from the address gets into the page', async () => {
    const { url } = await openField();
    const page = await backend.fetch(`${url}&locale="><script>&theme='><script>`);
    expect(await page.text()).toContain('<html lang="en" data-theme="system">');
    const gone = await backend.fetch('/psp/field?setup=</script><script>alert(1)</script>');
    expect(gone.status).toBe(404);
    expect(await gone.text()).not.toContain('alert(1)');
  });

  test.each([
    [{ number: '4242424242424241' }, { number: 'invalid' }],
    [{ number: '' }, { number: 'missing' }],
    [{ number: '4242' }, { number: 'invalid' }],
    [{ expiry: '13/30' }, { expiry: 'invalid' }],
    [{ expiry: '' }, { expiry: 'missing' }],
    [{ expiry: '04/26' }, { expiry: 'past' }],
    [{ cvc: '12' }, { cvc: 'invalid' }],
    [{ cvc: '' }, { cvc: 'missing' }],
    [{ number: '378282246310005' }, { cvc: 'invalid' }],
  ])('%j is wrong', async (typed, errors) => {
    const { setup_id } = await openField();
    const answer = await fill(setup_id, typed);
    expect(await answer.json()).toEqual({ errors });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('may be corrected until the card is taken, then no more, and not for ever', async () => {
    const { setup_id } = await openField();
    await fill(setup_id, { cvc: '1' });
    expect((await fill(setup_id)).status).toBe(200);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await bo.post('/api/v1/billing/cards', { setup_id }, key)).status).toBe(201);
    expect((await fill(setup_id)).status).toBe(404);
    const next = await openField();
    backend.advance(61 * 60_000);
    expect((await fill(next.setup_id)).status).toBe(404);
    expect((await backend.fetch(next.url)).status).toBe(404);
  });
});

describe('the bank’s question', () => {
  test('names merchant, amount and card; asked once', async () => {
    const { id } = await saveCard(backend, bo, '4000000000003220');
    const asked = await tip(bo, 'ada', { card_id: id, amount: 1250 });
    const { action_url: url } = (await asked.json()) as { action_url: string };
    const page = await (await backend.fetch(`${url}&locale=fr`)).text();
    expect(page).toContain('12,50');
    expect(page).toContain('3220');
    expect(page).toContain('Fanfare');
    const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
    expect((await inFrame(backend, '/psp/challenges', { token, answer: 'maybe' })).status).toBe(
      404,
    );
    await inFrame(backend, '/psp/challenges', { token, answer: 'approve' });
    expect(await (await backend.fetch(url)).text()).not.toContain('data-answer');
  });

  test('nobody’s question is 404', async () => {
    expect((await backend.fetch('/psp/challenge?token=x')).status).toBe(404);
    const nobody = { token: 'x', answer: 'approve' };
    expect((await inFrame(backend, '/psp/challenges', nobody)).status).toBe(404);
  });
});

test('a server for real people has no stand-in: nothing can be paid', async () => {
  const settings = { ...backend.settings, mode: 'production' as const };
  const app = createApp({ ...backend, settings, isDemo: false });
  expect((await app.request('/psp/field?setup=x')).status).toBe(404);
  const config = (await (await app.request('/api/v1/config')).json()) as { features: object };
  expect(config.features).toMatchObject({ payments: false });
});

test('every test number has its check digit', () => {
  for (const number of Object.keys(testNumbers)) expect(isLuhn(number), number).toBe(true);
});

test('dates as people write them', () => {
  const now = new Date('2026-05-04T10:00:00Z');
  const read = (expiry: string) =>
    readCard({ number: '4242424242424242', expiry, cvc: '123' }, now);
  for (const text of ['12/30', '12 / 30', '12-30', '12.2030', '1230', '12/2030'])
    expect(read(text), text).toMatchObject({ expMonth: 12, expYear: 2030 });
  expect(read('05/26')).toMatchObject({ expMonth: 5, expYear: 2026 });
});
