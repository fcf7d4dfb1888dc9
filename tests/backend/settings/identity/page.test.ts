import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mails } from '#src/backend/db/schema/auth.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { passageApp } from '#src/backend/stand-ins/identity/listen.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { standInTexts } from '#src/backend/stand-ins/texts.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import * as world from './identity-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];
const provider = { name: 'Passage' };

describe('the way through the provider’s page', () => {
  it('begins with nothing, and leaving it unfinished is known', async () => {
    const nothing = { reason: null, provider, since: null, decided_at: null };
    expect(await world.stateOf(bo)).toEqual({ ...nothing, status: 'none', is_started: false });
    const url = await world.begin(bo);
    expect(new URL(url).origin).toBe('http://passage.test');
    const left = await world.choose(backend, url, 'leave');
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      `${testOrigin}/settings/identity`,
    ]);
    expect(await world.stateOf(bo)).toEqual({ ...nothing, status: 'none', is_started: true });
    expect((await world.saidTo(backend, 'bo')).log).toEqual(['identity_started']);
  });

  it('that is accepted opens what creators do, by an ordinary signed report', async () => {
    const url = await world.begin(bo);
    expect((await world.choose(backend, url, 'approved')).status).toBe(303);
    const now = backend.clock().toISOString();
    expect(await world.stateOf(bo)).toMatchObject({ status: 'approved', since: now });
    const me = (await (await bo.get('/api/v1/me')).json()) as { data: { is_creator: boolean } };
    expect(me.data.is_creator).toBe(true);
    expect(await world.saidTo(backend, 'bo')).toEqual({
      events: ['pending', 'approved'],
      notices: ['identity_approved'],
      mails: ['identity-approved'],
      log: ['identity_started', 'identity_approved'],
    });
    expect(await codeOf(await bo.post(world.verifyPath))).toEqual([409, 'identity_approved']);
    expect(await (await passageApp(backend).request(url)).text()).toContain(
      standInTexts.en.identityPage.over,
    );
  });

  it.each(['blurred', 'glare', 'expired'])(
    'is not accepted for %s, and can be tried again',
    async (why) => {
      const url = await world.begin(bo);
      await world.choose(backend, url, why);
      expect(await world.stateOf(bo)).toMatchObject({ status: 'rejected', reason: why });
      expect((await world.saidTo(backend, 'bo')).events).toEqual(['pending', 'rejected']);
      backend.advance(1_000);
      const again = await world.begin(bo);
      expect(again).not.toBe(url);
      expect(await world.stateOf(bo)).toMatchObject({ status: 'none', is_started: true });
      await world.choose(backend, again, 'approved');
      expect(await world.stateOf(bo)).toMatchObject({ status: 'approved', reason: null });
      expect((await world.saidTo(backend, 'bo')).log).toEqual([
        'identity_started',
        'identity_rejected',
        'identity_started',
        'identity_approved',
      ]);
    },
  );

  it('that is being checked waits ten seconds, and asks for nothing meanwhile', async () => {
    const url = await world.begin(bo);
    await world.choose(backend, url, 'checked');
    expect(await world.stateOf(bo)).toMatchObject({ status: 'pending', is_started: false });
    expect(await codeOf(await bo.post(world.verifyPath))).toEqual([409, 'identity_pending']);
    backend.advance(9_000);
    await world.deliver(backend);
    expect((await world.stateOf(bo)).status).toBe('pending');
    backend.advance(1_000);
    await world.deliver(backend);
    expect((await world.stateOf(bo)).status).toBe('approved');
  });

  it('takes one document, whichever button is pressed afterwards', async () => {
    const url = await world.begin(bo);
    await world.choose(backend, url, 'glare');
    await world.choose(backend, url, 'approved');
    expect((await world.stateOf(bo)).status).toBe('rejected');
  });
});

describe('languages', () => {
  it.each(localeCode.options)('page and mail speak %s', async (locale) => {
    await backend.db
      .update(users)
      .set({ preferredLocale: locale })
      .where(eq(users.id, idOf('bo')));
    const url = await world.begin(bo);
    const html = await (await passageApp(backend).request(url)).text();
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain(standInTexts[locale].identityPage.lead.slice(0, 8));
    await world.choose(backend, url, 'glare');
    const [letter] = (await backend.db.select().from(mails)).slice(-1);
    expect(letter?.subject).toBe(mailTexts[locale].identity.rejected.subject);
    expect(letter?.text).toContain(mailTexts[locale].identity.reasons.glare);
    expect(letter?.text).toContain(`${testOrigin}/settings/identity`);
  });
});

it('the page loads nothing, frames nowhere, and goes back to the site alone', async () => {
  const url = await world.begin(bo);
  const answer = await passageApp(backend).request(url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${testOrigin}`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await passageApp(backend).request('http://passage.test/check/none')).status).toBe(404);
  expect((await passageApp(backend).request('http://passage.test/api/v1/me')).status).toBe(404);
});
