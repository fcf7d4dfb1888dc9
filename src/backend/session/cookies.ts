import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize, type CookieOptions } from 'hono/utils/cookie';
import {
  hostCookie,
  localeCookie,
  redirectCookie,
  sessionCookie,
} from '#src/contract/lib/cookies.ts';
import type { Env } from '../context.ts';
import { encrypterFor } from './encrypter.ts';

/** Keeps a member signed in for 400 days; Laravel's name of it, with a hash of the guard's. */
const rememberCookie = (c: Context<Env>) => {
  const { slug } = c.get('backend').settings;
  const guard = createHash('sha1').update(`${slug}.web`).digest('hex');
  return hostCookie(`remember_web_${guard}`, isSecure(c));
};

/** Seconds that a remembered browser may stay away: Laravel’s 400 days. */
export const rememberSeconds = 576_000 * 60;

/** True when the browser came by HTTPS, directly or through a proxy we believe. */
function isSecure(c: Context<Env>): boolean {
  const { trustProxy, appUrl } = c.get('backend').settings;
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined;
  if (forwarded) return forwarded.split(',')[0]?.trim() === 'https';
  return c.req.url.startsWith('https:') || appUrl.startsWith('https:');
}

/** Name of this browser's session cookie: another one over HTTPS. */
export const sessionCookieOf = (c: Context<Env>) =>
  sessionCookie(c.get('backend').settings.slug, isSecure(c));

type Attributes = { seconds: number; httpOnly: boolean };

function write(c: Context<Env>, name: string, value: string, attributes: Attributes) {
  const options: CookieOptions = {
    path: '/',
    maxAge: attributes.seconds,
    expires: new Date(c.get('backend').clock().getTime() + attributes.seconds * 1000),
    httpOnly: attributes.httpOnly,
    sameSite: 'Lax',
    secure: isSecure(c),
  };
  c.header('Set-Cookie', serialize(name, value, options), { append: true });
}

/** Encrypts and sets a cookie that lives as long as the session. */
export function setSessionLifetimeCookie(
  c: Context<Env>,
  name: string,
  value: string,
  httpOnly: boolean,
) {
  const { appKey, sessionLifetime } = c.get('backend').settings;
  const sealed = encrypterFor(appKey).seal(name, value);
  write(c, name, sealed, { seconds: sessionLifetime * 60, httpOnly });
}

/** Sets the remember cookie; an empty value removes it. */
export function setRememberCookie(c: Context<Env>, value: string) {
  const name = rememberCookie(c);
  const sealed = value && encrypterFor(c.get('backend').settings.appKey).seal(name, value);
  write(c, name, sealed, { seconds: value ? rememberSeconds : 0, httpOnly: true });
}

/** Routes a way through a provider may end at: the cookie never holds an address. */
export type RedirectTarget =
  | 'main'
  | 'login'
  | 'registerSocial'
  | 'twoFactorChallenge'
  | 'settingsSecurity';

/** Plain: the page reads and removes it. */
export const setRedirectCookie = (c: Context<Env>, target: RedirectTarget) =>
  write(c, redirectCookie(c.get('backend').settings.slug), target, {
    seconds: 120,
    httpOnly: false,
  });

/** One year, readable by the page. */
export const setLocaleCookie = (c: Context<Env>, locale: string) =>
  write(c, localeCookie, locale, { seconds: 365 * 24 * 3600, httpOnly: false });

/** Content of an encrypted cookie; null when it is absent or cannot be decrypted. */
export function readSealedCookie(c: Context<Env>, name: string): string | null {
  const sealed = getCookie(c, name);
  return sealed ? encrypterFor(c.get('backend').settings.appKey).open(name, sealed) : null;
}

/** True when this browser asked to be remembered. */
export const hasRememberCookie = (c: Context<Env>) => getCookie(c, rememberCookie(c)) !== undefined;

/** Content of the remember cookie; null when it is absent or cannot be decrypted. */
export const readRememberCookie = (c: Context<Env>) => readSealedCookie(c, rememberCookie(c));
