import type { Context } from 'hono';
import { createRoute } from '@hono/zod-openapi';
import { broadcastAuthAnswer, broadcastAuthRequest } from '#src/contract/app/realtime.ts';
import { requireUser } from '../auth/access/middleware.ts';
import type { Env, Router } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { formBody } from '../http/form-body.ts';
import { forbidden, invalid } from '../http/failures.ts';
import { newRouter } from '../http/router.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { presentCard } from '../people/card.presenter.ts';
import { isSocketId } from './channel-name.ts';
import { parseObject } from './frames.ts';
import { grantChannel } from './channel-policy.ts';
import { channelAuth, userAuth } from './signature.ts';

const documented = createRoute({
  method: 'post',
  path: '/api/broadcasting/auth',
  tags: ['realtime'],
  summary: 'Sign a subscription to a private or presence channel',
  request: { body: { ...jsonBody(broadcastAuthRequest), required: false } },
  responses: {
    200: jsonAnswer(broadcastAuthAnswer, 'The signature for the broker.'),
    ...refusals(401, 403, 419, 422),
  },
});

/** Laravel's answer to a refused subscription: no reason is given. */
const denied = () => forbidden('');

/** `socket_id` and `channel_name`, as JSON or as a form; both stock clients are served. */
async function authInput(c: Context<Env>) {
  const isJson = c.req.header('content-type')?.includes('json') ?? false;
  const input = parseObject(isJson ? await c.req.text() : await formBody(c)) ?? {};
  const { socket_id: socketId, channel_name: channel } = input;
  if (!isSocketId(socketId)) throw invalid({ socket_id: ['The socket id field is invalid.'] });
  return { socketId, channel: typeof channel === 'string' ? channel : '' };
}

/** Refuses a socket on which somebody else has proven themselves. */
async function bindSocket(c: Context<Env>, { id: userId }: UserRow, socketId: string) {
  const { broadcast } = c.get('backend');
  const sessionId = c.get('session')?.id ?? null;
  if ((await broadcast.bind?.(socketId, { userId, sessionId })) === false) throw denied();
}

async function authorizeChannel(c: Context<Env>) {
  const backend = c.get('backend');
  const user = c.get('user');
  if (!user) throw denied();
  const { socketId, channel } = await authInput(c);
  const grant = await grantChannel(backend, user, channel);
  if (!grant) throw denied();
  await bindSocket(c, user, socketId);
  const app = backend.settings.pusher;
  if (!grant.presence) return { auth: channelAuth(app, socketId, channel) };
  const channelData = JSON.stringify(grant.presence);
  return { auth: channelAuth(app, socketId, channel, channelData), channel_data: channelData };
}

async function authorizeUser(c: Context<Env>) {
  const backend = c.get('backend');
  const user = c.get('user');
  if (!user) throw denied();
  const { socketId } = await authInput(c);
  await bindSocket(c, user, socketId);
  const user_info = presentCard(user, backend.clock());
  const userData = JSON.stringify({ id: String(user.id), user_info });
  return { auth: userAuth(backend.settings.pusher, socketId, userData), user_data: userData };
}

/** Broadcasting authorisation (contract §3.1): 401 behind `/api`, an empty 403 under `web`. */
export function realtimeRoutes(): Router {
  const router = newRouter();
  router.openAPIRegistry.registerPath(documented);
  router.post('/api/broadcasting/auth', requireUser, async (c) =>
    c.json(await authorizeChannel(c)),
  );
  router.post('/broadcasting/auth', async (c) => c.json(await authorizeChannel(c)));
  router.post('/broadcasting/user-auth', async (c) => c.json(await authorizeUser(c)));
  return router;
}
