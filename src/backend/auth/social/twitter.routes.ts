import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { throttle } from '../../http/throttle.ts';
import type { Env, Router } from '../../context.ts';
import type { PendingSocial } from '../../db/schema/auth.ts';
import { refusals } from '../../openapi/answers.ts';
import { setRedirectCookie, type RedirectTarget } from '../session/cookies.ts';
import { memberOf } from '../sign-in/social-accounts.ts';
import { enter } from './enter.ts';
import { keepPending } from './ticket.ts';
import { twitterCallbackPath } from './providers.ts';
import { askTwitter, requireTwitter, startTwitter, takeAttempt } from './twitter.ts';

const redirect = createRoute({
  method: 'get',
  path: '/auth/twitter/redirect',
  tags: ['social'],
  summary: 'Leave for X; a navigation of the whole page',
  middleware: [throttle('social', 30)],
  responses: { 302: { description: 'To X.' }, ...refusals(404, 429) },
});

const callback = createRoute({
  method: 'get',
  path: twitterCallbackPath,
  tags: ['social'],
  summary: 'Back from X: the redirect cookie names the screen, the session holds the rest',
  middleware: [throttle('social', 30)],
  responses: { 302: { description: 'To the app.' }, ...refusals(404, 429) },
});

type FailureCode = Extract<PendingSocial, { status: 'failed' }>['code'];

/** Every way back leads to `/`; the cookie holds a route's name and nothing a stranger chose. */
function backTo(c: Context<Env>, target: RedirectTarget) {
  setRedirectCookie(c, target);
  return c.redirect('/', 302);
}

function fail(c: Context<Env>, code: FailureCode) {
  keepPending(c, { status: 'failed', provider: 'twitter', code });
  return backTo(c, c.get('user') ? 'settingsSecurity' : 'login');
}

/** Sign-in with Twitter/X, which is a journey of the whole page (contract §5.2). */
export function addTwitter(router: Router) {
  router.openapi(redirect, (c) => c.redirect(startTwitter(c), 302));

  router.openapi(callback, async (c) => {
    const backend = c.get('backend');
    requireTwitter(backend);
    const { code, state, error, denied } = c.req.query();
    const verifier = takeAttempt(c, state ?? '');
    if (verifier === null) return fail(c, 'state_invalid');
    if (error !== undefined || denied !== undefined || !code) return fail(c, 'access_denied');
    const identity = await askTwitter(backend, code, verifier).catch((reason: unknown) => {
      backend.log.warn('twitter', { reason: String(reason) });
      return null;
    });
    if (identity === null) return fail(c, 'provider_unreachable');
    const user = c.get('user');
    if (user) {
      const holder = await memberOf(backend.db, identity);
      if (holder && holder.id !== user.id) return fail(c, 'already_linked');
      if (!holder) keepPending(c, { status: 'not_attached', identity });
      return backTo(c, 'settingsSecurity');
    }
    const entered = await enter(c, identity);
    if (entered.status === 'attached')
      return backTo(c, entered.two_factor ? 'twoFactorChallenge' : 'main');
    return backTo(c, entered.status === 'not_attached' ? 'login' : 'registerSocial');
  });
}
