import { request, type APIRequestContext, type APIResponse, type Page } from 'playwright';
import { expect } from 'vitest';
import { mailsOf, type Application } from './application.ts';

export const password = 'correct-horse-9';
export const emailOf = (name: string) => `${name}@harbour.example`;

type Method = 'GET' | 'POST' | 'PUT';

/** Call as a page of ours makes it, with the token of its session. */
export async function call(
  api: APIRequestContext,
  { origin }: Application,
  path: string,
  { method = 'POST', data }: { method?: Method; data?: object } = {},
): Promise<APIResponse> {
  await api.get('/sanctum/csrf-cookie');
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = {
    'X-XSRF-TOKEN': decodeURIComponent(token),
    Accept: 'application/json',
    Referer: `${origin}/`,
  };
  return api.fetch(path, { method, headers, ...(data && { data }), maxRedirects: 0 });
}

let callers = 0;

/** Each caller has an address of their own, or the limits of one would count for all. */
export const nextAddress = () => ({ 'X-Forwarded-For': `10.0.0.${(callers += 1)}` });

/** Somebody with a session of their own, without a browser. */
export const newCaller = ({ origin }: Application): Promise<APIRequestContext> =>
  request.newContext({ baseURL: origin, extraHTTPHeaders: nextAddress() });

/** The latest link of a kind that was mailed. */
export const mailedLink = (application: Application, kind: RegExp): string => {
  const links = [...mailsOf(application).matchAll(/https?:\/\/[^\s"'<>)\]]+/g)]
    .map(([link]) => link.replaceAll('&amp;', '&'))
    .filter((link) => kind.test(link));
  const latest = links.at(-1);
  if (latest === undefined) throw new Error(`No link like ${kind} was mailed.`);
  return latest;
};
export const verification = /\/email\/verify\//;

/** Creates an account by the call of the form; confirmed where it is said, by its own link. */
export async function enrol(
  application: Application,
  name: string,
  { isConfirmed = true } = {},
): Promise<{ api: APIRequestContext; id: number; link: string }> {
  const api = await newCaller(application);
  const answer = await call(api, application, '/register', {
    data: {
      email: emailOf(name),
      username: name,
      display_name: name,
      password,
      password_confirmation: password,
      referral: null,
      terms: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const link = mailedLink(application, verification);
  if (isConfirmed) await api.get(link, { headers: { Accept: 'text/html' } });
  const me = await call(api, application, '/api/v1/me', { method: 'GET' });
  const { data } = await me.json();
  expect(data.email_verified_at === null).toBe(!isConfirmed);
  return { api, id: data.id, link };
}

/** Types the credentials of a form and sends them. */
export async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(emailOf(name));
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
