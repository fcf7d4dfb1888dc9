import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { chooseLocale } from '#machines/app/choose-locale.ts';
import { localeMachine } from '#machines/app/locale.machine.ts';
import type { LocaleCode } from '#machines/app/locale-code.types.ts';
import { localeAdapter } from '#src/actors/app/locale.adapter.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { createTextStore } from '#src/app/texts.ts';
import en from '#src/locales/en/index.ts';
import { makeTexts, type Strings } from '#src/ui/texts/texts.ts';
import { fakeServer, json } from '#tests/api/fake-server.ts';
import { ada } from '../auth/viewers.ts';

describe('the first language', () => {
  test.each<[cookie: string | null, languages: string[], code: LocaleCode]>([
    ['ru', ['fr'], 'ru'],
    ['pt-BR', [], 'pt-BR'],
    ['xx', ['fr-CA'], 'fr'],
    ['EN; path=/', ['zh-TW', 'en'], 'zh'],
    ['__proto__', ['pt'], 'pt-BR'],
    [null, ['pt-PT'], 'pt-BR'],
    [null, ['de-AT', 'es-419'], 'es'],
    [null, ['zh_Hans'], 'zh'],
    [null, ['de', ''], 'en'],
    [null, [], 'en'],
  ])('cookie %s, browser %s → %s', (cookie, languages, code) => {
    expect(chooseLocale({ cookie, languages })).toBe(code);
  });
});

const start = (status: number) => {
  const cookies: string[] = [];
  const { fetch, seen } = fakeServer(() => json(status, { message: '' }));
  const actor = createActor(
    localeMachine.provide(
      localeAdapter({
        http: createHttp({ fetch, xsrfToken: () => 't' }),
        cookies: {
          set: (name: string, value: string) => {
            cookies.push(`${name} ${value}`);
            return undefined;
          },
        },
        loadTexts: () => Promise.resolve(),
        cookie: 'locale',
        secure: true,
      }),
    ),
    { input: { cookie: null, languages: ['fr'] } },
  );
  const notices: string[] = [];
  actor.on('notice.shown', ({ key }) => notices.push(key));
  return { actor: actor.start(), cookies, seen, notices };
};

test('what the browser suggests is not kept as a choice', async () => {
  const { actor, cookies } = start(200);
  await waitFor(actor, (s) => s.matches('settled'));
  expect(actor.getSnapshot().context.code).toBe('fr');
  expect(cookies).toEqual([]);
});

test('a guest’s choice is kept in the cookie alone', async () => {
  const { actor, cookies, seen } = start(200);
  await waitFor(actor, (s) => s.matches('settled'));
  actor.send({ type: 'locale.choose', code: 'ru' });
  await waitFor(actor, (s) => s.matches('settled'));
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^locale ru/);
  expect(seen).toEqual([]);
});

test('a member’s choice goes to their settings too, and a failure there is said', async () => {
  const { actor, cookies, seen, notices } = start(500);
  await waitFor(actor, (s) => s.matches('settled'));
  actor.send({ type: 'viewer.changed', viewer: ada });
  actor.send({ type: 'locale.choose', code: 'zh' });
  await waitFor(actor, (s) => s.matches('settled'));
  expect(seen[0]).toMatchObject({
    method: 'PUT',
    path: '/api/v1/me/site_settings',
    body: '{"preferred_locale":"zh"}',
  });
  expect(cookies).toHaveLength(1);
  expect(notices).toEqual(['app.locale.unkept']);
  expect(actor.getSnapshot().context.code).toBe('zh');
});

describe('the text store', () => {
  test('fetches a language once, and English beside any other', async () => {
    const asked: string[] = [];
    const loader = (name: string, texts: object) => () => {
      asked.push(name);
      return Promise.resolve({ default: texts });
    };
    const textStore = createTextStore((code) => ({
      first: loader(code, { auth: { login: en.auth.login } }),
      domain: async (domain) => loader(`${code}/${domain}`, { tip: en.billing.tip }),
    }));
    expect(textStore.strings('ru')).toBeUndefined();
    await textStore.load('ru');
    await textStore.load('ru');
    expect(asked.toSorted()).toEqual(['en', 'ru']);
    expect(textStore.strings('ru')?.auth.login).toEqual(en.auth.login);
    expect(textStore.strings('en')?.auth.login).toEqual(en.auth.login);
    await Promise.all([textStore.need(['billing']), textStore.need(['billing'])]);
    expect(asked.toSorted()).toEqual(['en', 'ru', 'ru/billing']);
    expect(textStore.strings('ru')?.billing.tip).toEqual(en.billing.tip);
    expect(textStore.strings('ru')?.auth.login).toEqual(en.auth.login);
  });

  test('fetches what was needed for a language that is chosen later', async () => {
    const textStore = createTextStore();
    await textStore.load('en');
    await textStore.need(['auth', 'people']);
    await textStore.load('zh');
    expect(textStore.strings('zh')?.auth.login.submit).toBe('登录');
    expect(textStore.strings('zh')?.auth.emailVerification.title).not.toBe('');
    expect(textStore.strings('zh')?.people.relationship.message).not.toBe('');
    expect(textStore.strings('zh')?.billing).toBeUndefined();
  });

  test('has all six for real', async () => {
    const textStore = createTextStore();
    for (const code of ['en', 'es', 'fr', 'pt-BR', 'zh', 'ru'] as const) await textStore.load(code);
    expect(textStore.strings('zh')?.auth.login.submit).toBe('登录');
  });

  test('a listener is called when a domain has come', async () => {
    const textStore = createTextStore();
    await textStore.load('en');
    let calls = 0;
    const stop = textStore.subscribe(() => (calls += 1));
    expect(textStore.strings('en')?.auth.emailVerification).toBeUndefined();
    await textStore.need(['auth']);
    expect(calls).toBe(1);
    expect(textStore.strings('en')?.auth.emailVerification.title).toBe('Verify your email');
    stop();
    await textStore.load('ru');
    expect(calls).toBe(1);
  });

  test('the first texts hold what a guest reads before the rest has come', async () => {
    for (const code of ['en', 'es', 'fr', 'pt-BR', 'zh', 'ru'] as const) {
      const textStore = createTextStore();
      await textStore.load(code);
      expect(textStore.strings(code)?.auth.socialButtons.or).toMatch(/./);
      expect(textStore.strings(code)?.app.welcome.title).not.toBe('');
    }
  });

  test('a failed language can be asked for again', async () => {
    let isDown = true;
    const load = () =>
      isDown ? Promise.reject(new Error('chunk')) : Promise.resolve({ default: en });
    const textStore = createTextStore(() => ({ first: load, domain: async () => load }));
    await expect(textStore.load('es')).rejects.toThrow('chunk');
    isDown = false;
    await textStore.load('es');
    expect(textStore.strings('es')).toEqual(en);
    isDown = true;
    await expect(textStore.need(['billing'])).rejects.toThrow('chunk');
    isDown = false;
    await textStore.need(['billing']);
  });
});

describe('texts', () => {
  test('a missing text is said in English and reported by its key', () => {
    const missing: string[] = [];
    const holes = { ...en, auth: {} } as unknown as Strings;
    const texts = makeTexts('ru', holes, en, (key) => missing.push(key));
    expect(texts.t('auth.login.submit')).toBe('Sign in');
    expect(missing).toEqual(['auth.login.submit']);
  });

  test('Russian has its four forms', async () => {
    const textStore = createTextStore();
    await textStore.load('ru');
    const strings = textStore.strings('ru');
    if (!strings) throw new Error('no texts');
    const { plural } = makeTexts('ru', strings, en);
    expect(
      [1, 2, 5, 21, 22].map((n) => plural('auth.login.lockedOut', n).match(/\d+ (\S+)\./)?.[1]),
    ).toEqual(['секунду', 'секунды', 'секунд', 'секунду', 'секунды']);
  });
});
