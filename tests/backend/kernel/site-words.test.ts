import { beforeEach, expect, test } from 'vitest';
import { createSite, type Running } from '#src/backend/web/site.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** The answers of a site: those of `app`, or of one that is still starting. */
const siteWith = (app?: Running['app']) => {
  const site = createSite({
    settings: () => backend.settings,
    log: backend.log,
    template: () => Promise.resolve('<!doctype html>'),
    running: () => app && { backend, app },
  });
  return (path: string, headers: Record<string, string>) =>
    site(new Request(new URL(path, testOrigin), { headers }));
};
const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

test.each([
  [429, 'Too many requests'],
  [500, 'Something went wrong!'],
  [503, 'available right now'],
  [507, 'available right now'],
])('an answer %i that a person sees is in words', async (status, said) => {
  const app = {
    fetch: () => Response.json({ message: 'x' }, { status, headers: { 'Retry-After': '7' } }),
  };
  const get = siteWith(app);
  const shown = await get('/email/verify/1/x', { ...asBrowser, 'Accept-Language': 'en' });
  expect(shown.status).toBe(status);
  expect(shown.headers.get('retry-after')).toBe('7');
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await shown.text();
  expect(html).toContain(said);
  expect(html).toContain(`<style nonce="${nonceOf(shown)}">`);
  for (const path of ['/api/v1/me', '/up', '/psp/frame'])
    expect(await (await get(path, asBrowser)).json()).toEqual({ message: 'x' });
  expect(await (await get('/email/verify/1/x', { Accept: 'application/json' })).json()).toEqual({
    message: 'x',
  });
});

test.each([
  [{ 'Accept-Language': 'fr-CA,en;q=0.5' }, 'fr'],
  [{ 'Accept-Language': 'fr-CA', Cookie: 'a=b; locale=ru' }, 'ru'],
  [{ 'Accept-Language': 'tlh', Cookie: 'locale=<b>' }, 'en'],
])('a page of the server is in the language of %o', async (headers, language) => {
  const page = await siteWith()('/outbox', { ...asBrowser, ...headers });
  expect(page.headers.get('content-language')).toBe(language);
  const html = await page.text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain('http-equiv="refresh"');
});
