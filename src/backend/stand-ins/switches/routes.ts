import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Backend, Router } from '../../context.ts';
import { findByEmail } from '../../auth/find-user.ts';
import { rateLimits } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { sessionStore } from '../../session/store.ts';
import { interfere } from './broadcast.ts';
import { addChatSwitches } from './chat.ts';
import { addLeavingSwitches } from './leaving.ts';
import { addMoneySwitches } from './money.ts';
import { read } from './read.ts';
import { resetSwitches, switched } from './switched.ts';

const settings = z.object({
  maintenance: z.number().nullable().optional(),
  isUp: z.literal(true).optional(),
  isPlain: z.boolean().optional(),
  isBare: z.boolean().optional(),
  throttleAsValidation: z.boolean().optional(),
  ownPasswordChangeEndsSession: z.boolean().optional(),
  broadcast: z
    .object({
      upgrades: z.union([z.enum(['accept', 'refuse']), z.int()]).optional(),
      delivery: z.enum(['normal', 'drop', 'duplicate', 'reorder']).optional(),
      /**
       * Number of events that `delivery` meets before it is normal again; all of them when absent.
       */
      events: z.int().positive().optional(),
      /** Closes every open socket with this code; 1006 cuts them. */
      close: z.int().optional(),
      /** Closes only sockets subscribed to this channel. */
      closeOf: z.string().optional(),
    })
    .optional(),
});
const fault = z.object({
  path: z.string(),
  method: z.string().optional(),
  times: z.int().positive().default(1),
  delay: z.number().nullable().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  answerDelay: z.int().min(0).max(60_000).optional(),
  isAnswerLost: z.boolean().optional(),
  answer: z
    .object({
      status: z.int().min(200).max(599),
      /** Text as it is, anything else as JSON. */
      body: z.unknown().optional(),
      headers: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
});
const member = z.object({ email: z.string() });
const identity = z.object({ isDown: z.boolean() });

async function memberOf(backend: Backend, body: unknown) {
  const user = await findByEmail(backend.db, read(member, body).email);
  if (!user) throw notFound();
  return user;
}

/** Lets tests put the server in states that are rare (contract §9.2, §9.6). No CSRF: tests only. */
export function addSwitches(app: Router, backend: Backend) {
  addLeavingSwitches(app, backend);
  addMoneySwitches(app, backend);
  addChatSwitches(app, backend);
  app.post('/__test/reset', async (c) => {
    resetSwitches(backend);
    interfere(backend);
    await backend.db.delete(rateLimits);
    return c.body(null, 204);
  });
  app.post('/__test/switches', async (c) => {
    const { isUp, isPlain, isBare, broadcast, maintenance, ...stock } = read(
      settings,
      await c.req.json(),
    );
    if (maintenance !== undefined) switched(backend).maintenance = maintenance;
    if (isPlain !== undefined) switched(backend).isPlain = isPlain;
    if (isBare !== undefined) switched(backend).isBare = isBare;
    if (isUp) switched(backend).maintenance = undefined;
    Object.assign(backend.stock, stock);
    if (broadcast) interfere(backend, broadcast);
    return c.json({ ...switched(backend), ...backend.stock });
  });
  app.post('/__test/faults', async (c) => {
    const { answer, ...rest } = read(fault, await c.req.json());
    const isText = typeof answer?.body === 'string';
    const type = isText ? 'text/html; charset=utf-8' : 'application/json';
    switched(backend).faults.push({
      ...rest,
      answer: answer && {
        status: answer.status,
        body: isText ? String(answer.body) : JSON.stringify(answer.body ?? null),
        headers: { 'content-type': type, ...answer.headers },
      },
    });
    return c.body(null, 204);
  });
  app.post('/__test/identity', async (c) => {
    switched(backend).identity = read(identity, await c.req.json());
    return c.body(null, 204);
  });
  app.post('/__test/expire-session', async (c) => {
    const user = await memberOf(backend, await c.req.json());
    await sessionStore(backend).destroyOf(user.id);
    return c.body(null, 204);
  });
  app.post('/__test/unconfirm-password', async (c) => {
    const user = await memberOf(backend, await c.req.json());
    const store = sessionStore(backend);
    for (const { payload, ...row } of await store.of(user.id)) {
      const { passwordConfirmedAt: _, ...rest } = payload;
      await store.update({ ...row, payload: rest });
    }
    return c.body(null, 204);
  });
  app.post('/__test/unverify', async (c) => {
    const user = await memberOf(backend, await c.req.json());
    await backend.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
    return c.body(null, 204);
  });
}
