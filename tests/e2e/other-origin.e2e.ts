import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newProfile, openBrowser, signIn } from './lib/browser.ts';
import { boxWith, chatRow, logWith } from './lib/chat.ts';
import { during } from './lib/during.ts';
import { isQuiet } from './lib/requests.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
let site: Server;
let api: Server;
/** Backend paths that the page requested from its own origin. */
let own: string[] = [];
/** Redirect target of Laravel's `guest` middleware at the next sign-in. */
let redirectTo: string | null = null;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

/** Asks the product, as a page of its own origin would. */
const forwarded = (asked: IncomingMessage) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const { host: _, 'accept-encoding': __, ...headers } = asked.headers;
    for (const name of ['origin', 'referer'])
      if (headers[name] !== undefined) headers[name] = `${origin()}/`;
    if (headers['origin'] !== undefined) headers['origin'] = origin();
    const on = request(origin() + asked.url, { method: asked.method, headers }, answered);
    on.on('error', failed);
    asked.pipe(on);
  });

/** CORS headers as in docs/laravel.md. */
const corsOf = ({ headers }: IncomingMessage): Record<string, string> => ({
  'Access-Control-Allow-Origin': headers.origin === addressOf(site) ? headers.origin : 'null',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
  'Access-Control-Expose-Headers':
    'Retry-After, Idempotent-Replayed, Location, Upload-Offset, Upload-Length',
});

const textOf = async (got: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of got) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const answerApi = async (asked: IncomingMessage, answer: ServerResponse) => {
  const cors = corsOf(asked);
  if (asked.method === 'OPTIONS') return answer.writeHead(204, cors).end();
  if (asked.method === 'POST' && asked.url === '/login' && redirectTo !== null)
    return answer.writeHead(302, { ...cors, Location: redirectTo }).end();
  const got = await forwarded(asked);
  return got.pipe(answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...cors }));
};

/** The product's own server, whose page names the other origin for the backend. */
const answerSite = async (asked: IncomingMessage, answer: ServerResponse) => {
  if (/json/.test(asked.headers.accept ?? '')) own.push(asked.url ?? '');
  const got = await forwarded(asked);
  if (!/html/.test(got.headers['content-type'] ?? ''))
    return got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
  const { 'content-length': _, ...headers } = got.headers;
  const other = addressOf(api);
  const policy = String(headers['content-security-policy']);
  headers['content-security-policy'] = policy.replaceAll(
    /\b(connect|img|media)-src/g,
    `$& ${other}`,
  );
  const html = await textOf(got);
  answer.writeHead(got.statusCode ?? 502, headers);
  return answer.end(html.replace('"apiOrigin":""', `"apiOrigin":"${other}"`));
};

beforeAll(async () => {
  browser = await openBrowser();
  api = createServer(
    (asked, answer) => void answerApi(asked, answer).catch(() => answer.destroy()),
  );
  site = createServer(
    (asked, answer) => void answerSite(asked, answer).catch(() => answer.destroy()),
  );
  await Promise.all([listening(api), listening(site)]);
});
afterAll(() => {
  api.close();
  site.close();
});
beforeEach(() => {
  redirectTo = null;
  own = [];
});

/** The product, whose page names another origin for the backend. */
async function atLogin(): Promise<Page> {
  const context = await newProfile(browser, { baseURL: addressOf(site) });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  return page;
}

test('with the backend at another origin a member signs in, reads, and writes', async () => {
  const page = await atLogin();
  await signIn(page, 'bo');
  await page.getByRole('article').first().waitFor();
  await page.goto('/messages');
  await chatRow(page, 'Ada Marlow').click();
  const words = `From elsewhere ${Date.now()}`;
  await boxWith(page, 'Ada Marlow').fill(words);
  await boxWith(page, 'Ada Marlow').press('Enter');
  await logWith(page, 'Ada Marlow').getByText(words, { exact: true }).waitFor();
  await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
  expect(own).toEqual([]);
});

test('a sign-in that is answered with a redirect to a page, of whichever origin, asks who is signed in', async () => {
  const page = await atLogin();
  await isQuiet(page);
  redirectTo = `${addressOf(site)}/`;
  const me = `${addressOf(api)}/api/v1/me`;
  await during(
    page.waitForRequest((one) => one.url() === me),
    () => signIn(page, 'bo'),
  );
  expect(own).toEqual([]);
});
