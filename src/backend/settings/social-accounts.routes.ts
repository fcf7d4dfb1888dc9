import { createRoute } from '@hono/zod-openapi';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { socialAccountsAnswer } from '#src/contract/settings/security.ts';
import { socialProvider } from '#src/contract/auth/social.ts';
import { sendWarning } from '../auth/access/mails.ts';
import { confirmPassword, currentUser, requireUser } from '../auth/access/middleware.ts';
import { assertOtherWay } from '../auth/passkeys/passkeys.ts';
import type { Env, Router } from '../context.ts';
import type { SocialIdentity } from '../db/schema/auth.ts';
import { socialAccounts } from '../db/schema/social.ts';
import { users } from '../db/schema/users.ts';
import { notFound } from '../http/failures.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';

const tags = ['social'];

const list = createRoute({
  method: 'get',
  path: '/api/v1/me/social',
  tags,
  summary: 'The providers that may sign me in',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(socialAccountsAnswer, 'Oldest first.'), ...refusals(401) },
});

const detach = createRoute({
  method: 'delete',
  path: '/api/v1/me/social/{provider}',
  tags,
  summary: 'Detach a provider, unless it is the only way in',
  middleware: [requireUser, confirmPassword],
  request: { params: z.object({ provider: socialProvider }) },
  responses: {
    204: { description: 'It signs nobody in any more.' },
    ...refusals(401, 404, 409, 419, 422, 423),
  },
});

/** The ways in are counted under a lock: two that are removed at once must leave one. */
async function detachAccount(c: Context<Env>, provider: SocialIdentity['provider']) {
  const { id } = currentUser(c);
  const user = await c.get('backend').db.transaction(async (tx) => {
    const [locked] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    const own = eq(socialAccounts.userId, id);
    const ways = await tx.select().from(socialAccounts).where(own);
    if (!locked || !ways.some((way) => way.provider === provider)) throw notFound();
    await assertOtherWay(tx, locked);
    await tx.delete(socialAccounts).where(and(own, eq(socialAccounts.provider, provider)));
    return locked;
  });
  await sendWarning(c, user, 'provider-detached');
}

/** The member's own providers. */
export function addSocialAccounts(router: Router) {
  router.openapi(list, async (c) => {
    const rows = await c
      .get('backend')
      .db.select()
      .from(socialAccounts)
      .where(eq(socialAccounts.userId, currentUser(c).id))
      .orderBy(asc(socialAccounts.attachedAt));
    const shown = rows.map(({ provider, attachedAt }) => ({
      provider,
      attached_at: attachedAt.toISOString(),
    }));
    return c.json(shown, 200);
  });

  router.openapi(detach, async (c) => {
    await detachAccount(c, c.req.valid('param').provider);
    return c.body(null, 204);
  });
}
