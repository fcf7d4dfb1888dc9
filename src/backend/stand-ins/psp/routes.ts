import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { localeCode } from '#src/contract/app/locale.ts';
import { throttle } from '../../http/throttle.ts';
import type { Backend, Env, Router } from '../../context.ts';
import { formBody } from '../../http/form-body.ts';
import { pspCards, pspCharges } from '../../db/schema/psp.ts';
import { newRouter } from '../../http/router.ts';
import { challengePage } from './challenge.page.ts';
import { challengePath, move, resolveDue, stateOf } from './charges.ts';
import { fieldPage } from './field.page.ts';
import { framePage } from './frame-page.ts';
import { fieldPath, fillSetup, openField } from './setups.ts';
import { standInTexts } from '../texts.ts';

/** Notifies the merchant that a charge has changed: the stand-in's webhook. */
export type Notify = (backend: Backend, key: string) => Promise<void>;

const text = z.string().max(200).catch('');
const typedCard = z.object({ setup: text, number: text, expiry: text, cvc: text });
const answered = z.object({ token: text, answer: z.enum(['approve', 'refuse', 'close']) });

const lookOf = (c: Context<Env>) => ({
  locale: localeCode.catch('en').parse(c.req.query('locale')),
  theme: z.enum(['light', 'dark', 'system']).catch('system').parse(c.req.query('theme')),
});

function overPage(c: Context<Env>) {
  const look = lookOf(c);
  const texts = standInTexts[look.locale].cardFrame;
  c.status(404);
  return framePage(c, {
    ...look,
    title: texts.cardTitle,
    content: html`<p role="alert">${texts.over}</p>`,
    script: `say({ type: 'ready' });`,
  });
}

/** The stand-in's pages and what they call. They have no session: an id is a capability. */
export function pspRoutes(notify: Notify): Router {
  const router = newRouter();
  /** Its pages have no origin that could be named; nothing here heeds a cookie. */
  router.use('/psp/*', async (c, next) => {
    await next();
    if (c.req.method === 'POST') c.header('Access-Control-Allow-Origin', '*');
  });

  router.get(fieldPath, async (c) => {
    const setup = await openField(c.get('backend'), text.parse(c.req.query('setup')));
    if (!setup) return overPage(c);
    const hasButton = c.req.query('button') !== '0';
    return fieldPage(c, setup.id, { ...lookOf(c), hasButton });
  });

  router.post('/psp/setups', throttle('psp-setups', 60), async (c) => {
    const { setup, ...typed } = typedCard.parse(await formBody(c));
    const card = await fillSetup(c.get('backend'), setup, typed);
    if (card === null) return c.json({ status: 'over' }, 404);
    // 200 for both: a browser would print each slip of a finger to its console as an error.
    return 'errors' in card ? c.json(card, 200) : c.json({ status: 'filled' }, 200);
  });

  router.get(challengePath, async (c) => {
    const backend = c.get('backend');
    const [found] = await chargeOf(backend, text.parse(c.req.query('token')));
    const charge = found && (await resolveDue(backend, found.charge));
    return charge ? challengePage(c, charge, found.card ?? undefined, lookOf(c)) : overPage(c);
  });

  router.post('/psp/challenges', throttle('psp-challenges', 60), async (c) => {
    const backend = c.get('backend');
    const asked = answered.safeParse(await formBody(c));
    if (!asked.success) return c.json({ status: 'over' }, 404);
    const [found] = await chargeOf(backend, asked.data.token);
    if (!found) return c.json({ status: 'over' }, 404);
    const row = await resolveDue(backend, found.charge);
    const moved =
      row.status === 'requires_action'
        ? await move(backend, row, outcomeOf(asked.data.answer, found.card?.behaviour))
        : row;
    if (moved.status === 'succeeded' && found.card)
      await backend.db
        .update(pspCards)
        .set({ isAuthenticated: true })
        .where(eq(pspCards.token, found.card.token));
    await notify(backend, moved.key);
    return c.json({ status: stateOf(moved).status }, 200);
  });
  return router;
}

const chargeOf = ({ db }: Backend, challenge: string) =>
  db
    .select({ charge: pspCharges, card: pspCards })
    .from(pspCharges)
    .leftJoin(pspCards, eq(pspCards.token, pspCharges.cardToken))
    .where(eq(pspCharges.challenge, challenge));

function outcomeOf(answer: 'approve' | 'refuse' | 'close', behaviour: string | undefined) {
  if (answer === 'refuse')
    return { status: 'failed' as const, declineCode: 'authentication_failed' };
  if (answer === 'close')
    return { status: 'failed' as const, declineCode: 'authentication_abandoned' };
  return behaviour === 'asks_and_declines'
    ? { status: 'failed' as const, declineCode: 'generic_decline' }
    : { status: 'succeeded' as const };
}
