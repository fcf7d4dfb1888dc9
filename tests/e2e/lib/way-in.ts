import { request, type APIRequestContext, type BrowserContext, type Page } from 'playwright';
import { isWhole, password } from './browser.ts';
import { addressOf, strong } from './newcomer.ts';
import { origin } from './world.ts';

const csrfPath = '/sanctum/csrf-cookie';

/** Sends what a form would, with the token of the session it belongs to. */
export const post = async (
  api: APIRequestContext,
  path: string,
  data: object = {},
  /** A page of ours: the API believes a cookie only there. */
  referer = '',
): Promise<void> => {
  await api.get(csrfPath);
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = {
    'X-XSRF-TOKEN': decodeURIComponent(token),
    Accept: 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    referer,
  };
  const answer = await api.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
};

/** Makes a profile that of a demo account, without the form: for tests of what comes after it. */
export const admit = (context: BrowserContext, name: string): Promise<void> =>
  post(context.request, '/login', { email: `${name}@fanfare.test`, password });

/** Creates an account, whose member is signed in then, without the form. */
export const enrol = (context: BrowserContext, name: string): Promise<void> =>
  post(context.request, '/register', {
    email: addressOf(name),
    username: name,
    display_name: 'Gil',
    password: strong,
    password_confirmation: strong,
    referral: null,
    terms: true,
  });

/** Id of the signed-in account. */
export async function idOf(context: BrowserContext): Promise<number> {
  const headers = { Accept: 'application/json', referer: origin() };
  const answer = await context.request.get('/api/v1/me', { headers });
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}

/**
 * Ends the session on the server, unknown to the page. Deleting the cookie would not do: the
 * response to a pending request sets it again.
 */
export async function endSession(page: Page): Promise<void> {
  // Requests at the page's start must not meet a test's faults.
  await isWhole(page);
  await endNow(page);
}

/** The same, of a page that has all it asks for at its start. */
export async function endNow(page: Page): Promise<void> {
  const storageState = await page.context().storageState();
  const api = await request.newContext({ baseURL: origin(), storageState });
  await post(api, '/logout');
  await api.dispose();
}
