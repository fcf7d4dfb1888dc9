import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import PusherClient from 'pusher-js';
import PusherServer from 'pusher';
import { WebSocket } from 'ws';
import type { Backend, Env, Log } from '#src/backend/context.ts';
import { brokerApiRoutes } from '#src/backend/realtime/api.routes.ts';
import {
  embeddedBroadcaster,
  type EmbeddedOptions,
} from '#src/backend/realtime/embedded-broadcaster.ts';
import { channelAuth, userAuth } from '#src/backend/realtime/signature.ts';
import { readSettings } from '#src/backend/settings.ts';

export const app = { appId: 'fanfare', key: 'fanfare-key', secret: 'broker-secret-of-tests' };
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

type Presence = { user_id: string; user_info?: unknown };

/** A broker on a free port with its HTTP API and nothing else of the backend. */
export async function startBroker(options: EmbeddedOptions = {}, env: Record<string, string> = {}) {
  const settings = readSettings(
    { PUSHER_APP_SECRET: app.secret, APP_URL: 'http://fanfare.test', ...env },
    'test',
  );
  const broadcast = embeddedBroadcaster(settings, silent, options);
  const hono = new Hono<Env>();
  const backend = { broadcast, settings, clock: () => new Date() } as unknown as Backend;
  hono.use(async (c, next) => {
    c.set('backend', backend);
    await next();
  });
  hono.route('/', brokerApiRoutes());
  const server = createServer((request, response) => {
    void getRequestListener(hono.fetch)(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!broadcast.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const clients: PusherClient[] = [];
  const sockets: RawClient[] = [];

  const pusherOptions = (member?: Presence) => ({
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws' as const],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax' as const,
      endpoint: 'unused',
      customHandler: (
        { socketId, channelName }: { socketId: string; channelName: string },
        answer: (error: Error | null, data: { auth: string; channel_data?: string } | null) => void,
      ) => {
        const channelData = channelName.startsWith('presence-')
          ? JSON.stringify(member ?? { user_id: '1' })
          : undefined;
        const auth = channelAuth(app, socketId, channelName, channelData);
        answer(null, { auth, ...(channelData && { channel_data: channelData }) });
      },
    },
  });
  return {
    port,
    broker: broadcast.broker,
    broadcast,
    pusherOptions,
    sdk: () => new PusherServer({ ...app, host: '127.0.0.1', port: String(port), useTLS: false }),
    /** The real pusher-js; `member` is who it is on presence channels. */
    client(member?: Presence) {
      const client = new PusherClient(app.key, pusherOptions(member));
      clients.push(client);
      return client;
    },
    /** A bare socket that keeps every frame and its close code. */
    async raw(path = `/app/${app.key}?protocol=7`, headers: Record<string, string> = {}) {
      const raw = new RawClient(`ws://127.0.0.1:${port}${path}`, headers);
      sockets.push(raw);
      await raw.opened;
      return raw;
    },
    async stop() {
      for (const client of clients) client.disconnect();
      for (const socket of sockets) socket.socket.terminate();
      await broadcast.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export interface Frame {
  event: string;
  channel?: string;
  data?: unknown;
  user_id?: string;
}

class RawClient {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;

  constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocket(url, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', resolve);
      this.socket.on('error', reject);
    });
    this.opened.catch(() => {});
    this.closed = new Promise((resolve) => {
      this.socket.on('close', resolve);
    });
    this.socket.on('message', (raw: Buffer) => {
      const frame = JSON.parse(raw.toString()) as Frame;
      const data = typeof frame.data === 'string' ? (JSON.parse(frame.data) as unknown) : undefined;
      this.frames.push({ ...frame, data });
    });
  }

  send(frame: unknown) {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Waits for the next frame of that event after the first `skip` ones. */
  async frame(event: string, skip = 0): Promise<Frame> {
    return eventually(() => this.frames.filter((one) => one.event === event)[skip], event);
  }

  /**
   * Comes back behind everything that was sent before: a broker takes the frames of a socket in turn and sends
   * in turn, so what has not come by then does not come, and the socket is open.
   */
  async heardAll() {
    const answered = this.frames.filter(({ event }) => event === 'pusher:pong').length;
    this.send({ event: 'pusher:ping', data: {} });
    await this.frame('pusher:pong', answered);
  }

  async socketId() {
    const { data } = await this.frame('pusher:connection_established');
    return (data as { socket_id: string }).socket_id;
  }

  async subscribe(channel: string, channelData?: string, auth?: string) {
    const signed = auth ?? channelAuth(app, await this.socketId(), channel, channelData);
    const data = { channel, auth: signed, ...(channelData && { channel_data: channelData }) };
    this.send({ event: 'pusher:subscribe', data });
  }

  async signIn(userId: string) {
    const userData = JSON.stringify({ id: userId });
    const auth = userAuth(app, await this.socketId(), userData);
    this.send({ event: 'pusher:signin', data: { auth, user_data: userData } });
  }
}

/** Looks again until there is a value; fails by name after half a minute, which a busy machine can stand still for. */
export async function eventually<Value>(look: () => Value | undefined | false, what = 'a value') {
  const until = Date.now() + 30_000;
  for (;;) {
    const value = look();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
