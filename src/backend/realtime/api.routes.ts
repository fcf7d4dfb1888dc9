import type { Context } from 'hono';
import type { Env, Router } from '../context.ts';
import { Refusal } from '../http/failures.ts';
import { newRouter } from '../http/router.ts';
import { channelKind, isChannelName, isSocketId } from './channel-name.ts';
import type { Broker } from './broker.ts';
import { maxMessageBytes } from './client-events.ts';
import { EmbeddedBroadcaster } from './embedded-broadcaster.ts';
import { encodeData, parseObject } from './frames.ts';
import { apiRefusal } from './signature.ts';

const refuse = (status: 400 | 401 | 404 | 413, message: string) => new Refusal(status, { message });

/** The embedded broker; 404 when events go through another one, 401 when the signature is wrong. */
function signedBroker(c: Context<Env>, body: string): Broker {
  const { backend } = c.var;
  const { broadcast } = backend;
  if (!(broadcast instanceof EmbeddedBroadcaster)) throw refuse(404, 'No broker here');
  const { app } = broadcast.broker.options;
  if (c.req.param('appId') !== app.appId) throw refuse(404, 'Unknown app');
  const { pathname, searchParams } = new URL(c.req.url);
  const request = { method: c.req.method, path: pathname, query: searchParams, body };
  const refusal = apiRefusal(app, request, backend.clock());
  if (refusal) throw refuse(401, refusal);
  return broadcast.broker;
}

async function signedBody(c: Context<Env>) {
  const text = await c.req.text();
  const broker = signedBroker(c, text);
  const body = parseObject(text);
  if (!body) throw refuse(400, 'The body is not a JSON object');
  return { broker, body };
}

async function publish(broker: Broker, event: Record<string, unknown>, maxChannels = 100) {
  const channels = Array.isArray(event.channels) ? event.channels : [event.channel];
  const data = encodeData(event.data ?? null);
  if (typeof event.name !== 'string' || event.name === '' || event.name.length > 200)
    throw refuse(400, 'name must have 1 to 200 characters');
  if (channels.length > maxChannels || !channels.every(isChannelName))
    throw refuse(400, `channels must be at most ${maxChannels} valid names`);
  if (event.socket_id !== undefined && !isSocketId(event.socket_id))
    throw refuse(400, 'Invalid socket_id');
  if (Buffer.byteLength(data) > maxMessageBytes)
    throw refuse(413, `The data is larger than ${maxMessageBytes} bytes`);
  const except = event.socket_id;
  await broker.publish({
    type: 'event',
    channels,
    event: event.name,
    data,
    ...(except && { except }),
  });
  return channels;
}

/**
 * Counts that `info` asks for about one channel: `user_count` (presence only),
 * `subscription_count`.
 */
async function infoOf(broker: Broker, channel: string, info: string) {
  const { users, subscriptions } = await broker.options.roster.occupancy(channel);
  const wants = (what: string) => info.split(',').includes(what);
  const isPresence = channelKind(channel) === 'presence';
  if (wants('user_count') && !isPresence) throw refuse(400, 'user_count needs a presence channel');
  return {
    ...(wants('user_count') && { user_count: users }),
    ...(wants('subscription_count') && { subscription_count: subscriptions }),
  };
}

async function infosOf(broker: Broker, channels: string[], info: string) {
  const pairs = channels.map(async (name) => [name, await infoOf(broker, name, info)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

/** Pusher's signed HTTP API; mounted before anything that reads or tidies bodies. */
export function brokerApiRoutes(): Router {
  const router = newRouter();
  router.post('/apps/:appId/events', async (c) => {
    const { broker, body } = await signedBody(c);
    const channels = await publish(broker, body);
    const { info } = body;
    return c.json(
      typeof info === 'string' ? { channels: await infosOf(broker, channels, info) } : {},
    );
  });
  router.post('/apps/:appId/batch_events', async (c) => {
    const { broker, body } = await signedBody(c);
    const batch = Array.isArray(body.batch) ? body.batch.map((one) => parseObject(one) ?? {}) : [];
    if (batch.length === 0 || batch.length > 10)
      throw refuse(400, 'batch must hold 1 to 10 events');
    const answers: Record<string, unknown>[] = [];
    for (const event of batch) {
      const [channel = ''] = await publish(broker, event, 1);
      answers.push(typeof event.info === 'string' ? await infoOf(broker, channel, event.info) : {});
    }
    return c.json(batch.some(({ info }) => info !== undefined) ? { batch: answers } : {});
  });
  router.get('/apps/:appId/channels', async (c) => {
    const broker = signedBroker(c, '');
    const prefix = c.req.query('filter_by_prefix') ?? '';
    const info = c.req.query('info') ?? '';
    if (info.includes('user_count') && !prefix.startsWith('presence-'))
      throw refuse(400, 'user_count needs filter_by_prefix=presence-');
    const channels = await broker.options.roster.channels(prefix);
    return c.json({ channels: await infosOf(broker, channels, info) });
  });
  router.get('/apps/:appId/channels/:name', async (c) => {
    const broker = signedBroker(c, '');
    const name = c.req.param('name');
    const { subscriptions } = await broker.options.roster.occupancy(name);
    const info = await infoOf(broker, name, c.req.query('info') ?? '');
    return c.json({ occupied: subscriptions > 0, ...info });
  });
  router.get('/apps/:appId/channels/:name/users', async (c) => {
    const broker = signedBroker(c, '');
    const name = c.req.param('name');
    if (channelKind(name) !== 'presence') throw refuse(400, 'Not a presence channel');
    const members = await broker.options.roster.members(name);
    return c.json({ users: members.map(({ user_id }) => ({ id: user_id })) });
  });
  router.post('/apps/:appId/users/:userId/terminate_connections', async (c) => {
    const broker = signedBroker(c, await c.req.text());
    await broker.publish({ type: 'terminate', userId: c.req.param('userId') });
    return c.json({});
  });
  return router;
}
