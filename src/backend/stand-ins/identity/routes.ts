import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Env, Router } from '../../context.ts';
import { passageSessions } from '../../db/schema/passage.ts';
import { formBody } from '../../http/form-body.ts';
import { newRouter } from '../../http/router.ts';
import { choices, takeDocument } from './decide.ts';
import { deliverNow } from './deliveries.ts';
import { checkPage, gonePage, overPage } from './page.ts';
import { checkPath } from './stand-in.ts';

const path = `${checkPath}/:page{[\\w-]{1,64}}`;
const chosen = z.object({ choice: z.enum([...choices, 'leave']) });

async function sessionOf(c: Context<Env>) {
  const [row] = await c
    .get('backend')
    .db.select()
    .from(passageSessions)
    .where(eq(passageSessions.page, c.req.param('page') ?? ''));
  return row;
}

/** The stand-in's page. It has no session: the address is a capability. */
export function passageRoutes(): Router {
  const router = newRouter();
  router.get(path, async (c) => {
    const session = await sessionOf(c);
    if (!session) return gonePage(c);
    return session.status === 'open' ? checkPage(c, session) : overPage(c, session);
  });

  router.post(path, async (c) => {
    const session = await sessionOf(c);
    if (!session) return gonePage(c);
    const asked = chosen.safeParse(await formBody(c));
    if (!asked.success) return checkPage(c, session);
    const { choice } = asked.data;
    if (choice !== 'leave') {
      const backend = c.get('backend');
      await takeDocument(backend, session, choice);
      await deliverNow(backend);
    }
    return c.redirect(session.returnUrl, 303);
  });
  return router;
}
