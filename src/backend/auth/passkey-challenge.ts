import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { deriveSecret } from '../app-key.ts';
import type { Env } from '../context.ts';
import { putInSession, requireSession } from '../session/session.ts';
import { unixSeconds } from './middleware.ts';

/** Seconds that a member has for the browser's own dialog. */
const seconds = 300;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** URL of the app; on one's own machine, under the name by which the page was reached. */
function siteOf(appUrl: string, url: URL): URL {
  const site = new URL(appUrl);
  return loopback.has(site.hostname) && loopback.has(url.hostname) ? url : site;
}

/** The site as authenticators know it: they sign for one name of a host, and one origin. */
export function relyingParty(c: Context<Env>) {
  const { brand, appUrl } = c.get('backend').settings;
  const { hostname, origin } = siteOf(appUrl, new URL(c.req.url));
  return { rpName: brand, rpID: hostname, origin };
}

/**
 * True if the page came by the site's own name, no number: authenticators sign for nothing else.
 */
export const isPasskeyHost = (appUrl: string, url: URL) =>
  !/^[\d.]+$|^\[/.test(url.hostname) && siteOf(appUrl, url).hostname === url.hostname;

/** A name of the member that only this site can make, and that says nothing of them. */
export const userHandle = (c: Context<Env>, userId: number) =>
  new Uint8Array(
    createHmac('sha256', deriveSecret(c.get('backend').settings.appKey, 'passkey-user'))
      .update(String(userId))
      .digest(),
  );

/** Purpose of a challenge: an answer that was made for another one is refused. */
export type Purpose = 'add' | 'confirm' | 'sign-in';

/** Stores in the session the challenge to be signed and its purpose. */
export const keepChallenge = (c: Context<Env>, purpose: Purpose, value: string) =>
  putInSession(c, { passkeyChallenge: { purpose, value, until: unixSeconds(c) + seconds } });

/**
 * Takes the challenge out of the session, so that it is answered once; null if expired or absent.
 */
export function takeChallenge(c: Context<Env>, purpose: Purpose): string | null {
  const kept = requireSession(c).payload.passkeyChallenge;
  putInSession(c, { passkeyChallenge: undefined });
  return kept?.purpose === purpose && kept.until >= unixSeconds(c) ? kept.value : null;
}
