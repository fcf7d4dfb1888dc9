import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Callers } from '../http/callers.ts';
import { ClientEvents } from './client-events.ts';
import { Connection } from './connection.ts';
import { encodeFrame, parseObject } from './frames.ts';
import { Hub } from './hub.ts';
import { interfered, noInterference } from './interference.ts';
import type { Envelope, Relay } from './relay.ts';
import type { Roster } from './roster.ts';
import { isSame, userAuth, type AppCredentials } from './signature.ts';
import { Subscriptions } from './subscriptions.ts';

export interface BrokerOptions {
  app: AppCredentials;
  relay: Relay;
  roster: Roster;
  isOriginAllowed: (request: IncomingMessage) => boolean;
  /** Seconds of silence after which a client is pinged. */
  activityTimeout: number;
  /** Seconds a client has to answer a ping. */
  pongTimeout: number;
  maxConnections: number;
  /** Most sockets of one caller. */
  maxPerCaller: number;
  /** Rate at which one caller may open sockets. */
  upgrades: Callers;
  callerOf: (request: IncomingMessage) => string;
}

const appPath = /^\/app\/([^/?]+)\/?(?:\?|$)/;
/**
 * A frame larger than this is not even read; client events are limited to 10 KB (`ClientEvents`).
 */
const maxFrameBytes = 65_536;

/** A server of Pusher's protocol 7 on an existing HTTP server. */
export class Broker {
  readonly interference = noInterference();
  readonly options: BrokerOptions;
  readonly #connections = new Set<Connection>();
  readonly #held = new Map<string, number>();
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  readonly #subscriptions: Subscriptions;
  readonly #clientEvents: ClientEvents;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: BrokerOptions) {
    const { app, relay, roster, activityTimeout, pongTimeout } = options;
    this.options = options;
    const hub = new Hub();
    this.#subscriptions = new Subscriptions(app, hub, relay, roster);
    this.#clientEvents = new ClientEvents(relay, this.#subscriptions);
    const deliver = interfered<Extract<Envelope, { type: 'event' }>>(this.interference, (event) =>
      hub.deliver(event),
    );
    relay.listen((envelope) => {
      if (envelope.type === 'terminate') this.#terminate(envelope.userId);
      else if (envelope.type === 'bind') this.#bind(envelope);
      else if (envelope.type === 'endSession') this.#endSession(envelope.sessionId);
      else if (envelope.type === 'reauthorize') this.#reauthorize(envelope);
      else if (envelope.event.startsWith('pusher_internal:')) hub.deliver(envelope);
      else deliver(envelope);
    });
    const beat = Math.min(activityTimeout, pongTimeout, 20) * 250;
    this.#sweep = setInterval(() => this.#pingTheSilent(), beat).unref();
  }

  get connectionCount() {
    return this.#connections.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const key = appPath.exec(request.url ?? '')?.[1];
    if (key === undefined) return false;
    if (this.interference.upgrades === 'refuse') {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return true;
    }
    const caller = this.options.callerOf(request);
    const wait = this.options.upgrades.take(caller);
    if (wait > 0) return refuse(socket, wait);
    const held = this.#held.get(caller) ?? 0;
    if (held >= this.options.maxPerCaller) return refuse(socket, 10);
    this.#held.set(caller, held + 1);
    socket.once('close', () => this.#release(caller));
    this.#sockets.handleUpgrade(request, socket, head, (client) =>
      this.#accept(client, request, key),
    );
    return true;
  }

  #release(caller: string) {
    const left = (this.#held.get(caller) ?? 1) - 1;
    if (left === 0) this.#held.delete(caller);
    else this.#held.set(caller, left);
  }

  publish(envelope: Envelope): Promise<void> {
    return this.options.relay.publish(envelope);
  }

  /**
   * Closes every socket of this process, or those of a channel; without a code, as a broken network
   * would.
   */
  closeAll(code?: number, channel?: string) {
    for (const connection of this.#connections)
      if (channel === undefined || this.#subscriptions.has(connection, channel))
        connection.cut(code);
  }

  async close() {
    clearInterval(this.#sweep);
    for (const connection of this.#connections) connection.end(4200, 'The server restarts');
    await Promise.all([...this.#connections].map((one) => this.#subscriptions.dropAll(one)));
    this.#sockets.close();
    await this.options.roster.close();
    await this.options.relay.close();
  }

  #accept(socket: WebSocket, request: IncomingMessage, key: string) {
    const { app, activityTimeout } = this.options;
    const connection = new Connection(socket, newSocketId(), {
      subscriptions: this.#subscriptions,
      clientEvents: this.#clientEvents,
      signedIn: (socketId, { auth, user_data: userData }) =>
        isSame(String(auth), userAuth(app, socketId, String(userData))) ? userIdIn(userData) : null,
    });
    socket.on('error', () => connection.cut());
    const { upgrades } = this.interference;
    if (typeof upgrades === 'number') return connection.end(upgrades, 'Asked for by a test');
    const refusal = this.#refusal(request, key);
    if (refusal) return connection.end(...refusal);
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
    const data = { socket_id: connection.socketId, activity_timeout: activityTimeout };
    connection.send(encodeFrame({ event: 'pusher:connection_established', data }));
  }

  #refusal(request: IncomingMessage, key: string): [number, string] | null {
    const { app, isOriginAllowed, maxConnections } = this.options;
    const protocol = new URL(request.url ?? '', 'http://broker').searchParams.get('protocol');
    if (key !== app.key) return [4001, `Could not find app by key ${key.slice(0, 50)}`];
    if (protocol === null) return [4008, 'No protocol version supplied'];
    if (!/^[4-7]$/.test(protocol))
      return [4007, `Unsupported protocol version ${protocol.slice(0, 9)}`];
    if (!isOriginAllowed(request)) return [4009, 'Origin not allowed'];
    return this.#connections.size >= maxConnections ? [4100, 'Over capacity'] : null;
  }

  #terminate(userId: string) {
    for (const connection of this.#connections)
      if (connection.userId === userId) connection.end(4009, 'Terminated by the application');
  }

  /** Sessions on which sockets of this process rest. */
  boundSessions(): string[] {
    return [...new Set([...this.#connections].flatMap(({ sessions }) => [...sessions]))];
  }

  /** Members whose sockets of this process listen to channels with this prefix, once each. */
  listeners(prefix: string): { channel: string; userId: number }[] {
    const found = new Map<string, { channel: string; userId: number }>();
    for (const connection of this.#connections) {
      const { memberId: userId } = connection;
      if (userId === undefined) continue;
      for (const channel of this.#subscriptions.of(connection))
        if (channel.startsWith(prefix)) found.set(`${channel} ${userId}`, { channel, userId });
    }
    return [...found.values()];
  }

  /** True if a socket of this process was authorised by another member before. */
  isOfAnother(socketId: string, userId: number): boolean {
    for (const { socketId: id, memberId } of this.#connections)
      if (id === socketId && memberId !== undefined) return memberId !== userId;
    return false;
  }

  #bind({ socketId, userId, sessionId }: Extract<Envelope, { type: 'bind' }>) {
    for (const connection of this.#connections) {
      if (connection.socketId !== socketId) continue;
      connection.memberId ??= userId;
      if (connection.memberId === userId && sessionId !== null) connection.sessions.add(sessionId);
    }
  }

  /** Ends the sockets of a session: a client that comes back must prove itself by another one. */
  #endSession(sessionId: string) {
    for (const connection of this.#connections)
      if (connection.sessions.has(sessionId)) connection.end(4200, 'Authorize again');
  }

  #reauthorize({ channel, except, userId }: Extract<Envelope, { type: 'reauthorize' }>) {
    for (const connection of this.#connections) {
      if (connection.socketId === except) continue;
      if (userId !== undefined && connection.memberId !== userId) continue;
      if (this.#subscriptions.has(connection, channel)) connection.end(4200, 'Authorize again');
    }
  }

  #pingTheSilent() {
    const { activityTimeout, pongTimeout } = this.options;
    const now = performance.now();
    for (const connection of this.#connections) {
      if (connection.pingedAt !== undefined) {
        if (now - connection.pingedAt >= pongTimeout * 1000)
          connection.end(4201, 'Pong reply not received');
      } else if (now - connection.lastReceivedAt >= activityTimeout * 1000) {
        connection.pingedAt = now;
        connection.send(encodeFrame({ event: 'pusher:ping', data: {} }));
      }
    }
  }
}

/** Answers an upgrade that comes too often; true as for any that was answered. */
function refuse(socket: Duplex, seconds: number): true {
  const lines = ['HTTP/1.1 429 Too Many Requests', `Retry-After: ${seconds}`, 'Connection: close'];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return true;
}

/** Random part of a socket's id, so that nobody guesses another's. */
const random = () => randomInt(1, 1_000_000_001);
const newSocketId = () => `${random()}.${random()}`;

function userIdIn(userData: unknown): string | null {
  const id = parseObject(userData)?.id;
  return typeof id === 'string' && id !== '' ? id : null;
}
