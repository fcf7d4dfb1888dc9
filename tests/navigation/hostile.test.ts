import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeRedirect, pathOfTarget, placeOf } from '#machines/navigation/location.ts';
import { href, pathOf } from '#machines/navigation/routes.ts';
import { readStored } from '#src/actors/navigation/navigation.adapter.ts';
import { browse, viewers } from './browser.ts';

const hostile = [
  '//evil.test/feed',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test/feed',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.test',
  '/feed\n',
  '/\u0000feed',
  '/feed\u2028',
  '/%2F%2Fevil.test/%00',
  '/a/..//evil.test',
  'feed',
  '',
  '/login',
  '/register?next=/feed',
  '/404',
  '/no/such/place',
];

describe('a stored redirect', () => {
  it.each(hostile)('%j is never followed', async (path) => {
    expect(isSafeRedirect(path)).toBe(false);
    const stored = JSON.stringify({ path, owner: null });
    const browser = await browse('/', null, { stored });
    browser.actor.send({ type: 'viewer.changed', viewer: viewers.member, reason: 'login' });
    await browser.settle();
    expect(browser.location()?.path).toBe('/');
    expect(browser.stored()).toBeNull();
  });

  it('of absurd length is not followed', () => {
    expect(isSafeRedirect(`/feed?${'x'.repeat(3000)}`)).toBe(false);
  });

  it('that passes stays on this origin however a browser reads it', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      'feed',
      'evil.test',
      '..',
      '?',
      '#',
      ':',
      '\t',
      '@',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pieces.join('');
        if (!isSafeRedirect(path)) return;
        expect(new URL(path, 'https://fanfare.test').origin).toBe('https://fanfare.test');
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps query and fragment, and is cleared after use', async () => {
    const browser = await browse('/messages?with=bo#last', null);
    expect(browser.stored()).toEqual({ path: '/messages?with=bo#last', owner: null });
    browser.actor.send({ type: 'viewer.changed', viewer: viewers.member, reason: 'login' });
    await browser.settle();
    expect(browser.location()).toMatchObject({ name: 'messages', path: '/messages?with=bo#last' });
    expect(browser.stored()).toBeNull();
  });

  it('of corrupt storage is none', () => {
    for (const text of ['{', 'null', '[]', '"x"', '{"path":7}', 'undefined']) {
      expect(readStored(text)).toBeNull();
    }
    expect(readStored('/feed')).toEqual({ path: '/feed', owner: null });
    expect(readStored('{"path":"/feed","owner":"1"}')).toEqual({ path: '/feed', owner: null });
  });
});

describe('who the redirect belongs to', () => {
  const somebody = { id: 2, username: 'bo' };
  const bo = viewers.member && { ...viewers.member, ...somebody };

  it('is remembered when a session expires, and honoured for the same member only', async () => {
    for (const [viewer, end] of [
      [viewers.member, '/messages/12'],
      [bo, '/'],
    ] as const) {
      const browser = await browse('/messages/12', viewers.member);
      browser.actor.send({ type: 'viewer.changed', viewer: null, reason: 'expired' });
      await browser.settle();
      expect(browser.location()?.path).toBe('/login');
      expect(browser.stored()).toEqual({ path: '/messages/12', owner: 1 });
      browser.actor.send({ type: 'viewer.changed', viewer, reason: 'login' });
      await browser.settle();
      expect(browser.location()?.path).toBe(end);
      expect(browser.stored()).toBeNull();
    }
  });

  it('is forgotten at logout, which leads to main without a reproach', async () => {
    const browser = await browse('/messages', viewers.member);
    browser.actor.send({ type: 'viewer.changed', viewer: null, reason: 'logout' });
    await browser.settle();
    expect(browser.location()).toMatchObject({ path: '/', refused: false });
    expect(browser.stored()).toBeNull();
  });

  it('is forgotten when another tab signs in somebody else', async () => {
    const stored = JSON.stringify({ path: '/billing/cards', owner: 1 });
    const browser = await browse('/explore', viewers.member, { stored });
    browser.actor.send({ type: 'viewer.changed', viewer: bo, reason: 'mirrored' });
    await browser.settle();
    expect(browser.location()).toMatchObject({ path: '/explore', viewer: somebody });
    expect(browser.stored()).toBeNull();
  });
});

describe('the redirect-target cookie', () => {
  it.each(['nowhere', '__proto__', 'constructor', '', 'conversation', '/feed', '//evil.test'])(
    'with %j is dropped with a notice, and the boot goes on',
    async (cookie) => {
      const browser = await browse('/explore', null, { cookie });
      expect(browser.location()?.path).toBe('/explore');
      expect(browser.cookies.size).toBe(0);
      expect(browser.notices).toEqual([
        expect.objectContaining({
          key: 'navigation.navigation.unknownRoute',
          params: { route: cookie },
        }),
      ]);
    },
  );

  it('understands the spec’s spelling of names', () => {
    expect(pathOfTarget('Login')).toBe('/login');
    expect(pathOfTarget('ConfirmPassword')).toBe('/confirm-password');
    expect(pathOfTarget('RegisterSocial')).toBe('/register_social');
    expect(pathOfTarget('settings profile')).toBe('/settings/profile');
    expect(pathOfTarget('verify-email')).toBe('/verify-email');
    expect(pathOfTarget('two-factor challenge')).toBe('/two-factor-challenge');
    expect(pathOfTarget('main')).toBe('/');
  });
});

describe('routes', () => {
  it('keep their parameters to what the spec allows', () => {
    expect(placeOf('/ada_9-x').name).toBe('otherProfile');
    expect(placeOf('/ada/post/7')).toMatchObject({ name: 'post', params: { postId: '7' } });
    expect(placeOf('/ada/post/7a').name).toBeNull();
    expect(placeOf('/ad.a').name).toBeNull();
    expect(placeOf('/messages/bo').name).toBeNull();
    expect(placeOf('/storage').name).toBeNull();
    expect(placeOf('/API').name).toBeNull();
    expect(placeOf('/%E0%A4%A').name).toBeNull();
    expect(placeOf('/feed/').name).toBe('feed');
    expect(placeOf('/explore?a=1&b=%20x&c#d').query).toEqual({ a: '1', b: ' x', c: '' });
  });

  it('are read back from every path they make', () => {
    const value = fc.stringMatching(/^[A-Za-z0-9_-]{3,20}$/).map((text) => `u_${text}`);
    fc.assert(
      fc.property(value, fc.nat(), (username, postId) => {
        expect(placeOf(href('post', { username, postId }))).toMatchObject({
          name: 'post',
          params: { username, postId: String(postId) },
        });
      }),
    );
  });

  it('name what is wrong with a name or a parameter', () => {
    expect(() => pathOf('nowhere', {})).toThrow(
      expect.objectContaining({ kind: 'routerError', route: 'nowhere', param: null }),
    );
    expect(() => pathOf('post', { username: 'ada' })).toThrow(
      expect.objectContaining({ route: 'post', param: 'postId' }),
    );
  });

  it('asked for by a wrong name leave the person where they are, with a notice', async () => {
    const browser = await browse('/explore', null);
    browser.actor.send({ type: 'route.requested', name: 'post', params: { username: 'ada' } });
    await browser.settle();
    expect(browser.admitted).toHaveLength(1);
    expect(browser.notices).toHaveLength(1);
  });
});

describe('history', () => {
  it('gets one entry for a redirected wish, and Back is judged anew', async () => {
    const browser = await browse('/explore', viewers.member);
    browser.actor.send({ type: 'location.requested', path: '/settings' });
    await browser.settle();
    expect(browser.entries.map(({ path }) => path)).toEqual(['/explore', '/settings/profile']);
    browser.go(-1);
    await browser.settle();
    expect(browser.location()).toMatchObject({ path: '/explore', arrival: 'pop' });
    browser.actor.send({ type: 'viewer.changed', viewer: null, reason: 'mirrored' });
    await browser.settle();
    browser.go(1);
    await browser.settle();
    expect(browser.location()).toMatchObject({ path: '/', refused: true });
  });

  it('keeps the URL of an unknown path', async () => {
    const browser = await browse('/no/such/place?x=1', null);
    expect(browser.location()).toMatchObject({ name: null, path: '/no/such/place?x=1' });
    expect(browser.here().path).toBe('/no/such/place?x=1');
  });
});
