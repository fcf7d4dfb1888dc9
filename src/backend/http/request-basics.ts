import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Backend, Env } from '../context.ts';
import { addressOf, callerOf } from './callers.ts';

/** Leaves the backend, the client's address and its socket for the routes; keeps answers out of caches. */
export const requestBasics =
  (backend: Backend): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('backend', backend);
    const forwarded = c.req.header('x-forwarded-for');
    const sender = { forwarded, trustProxy: backend.settings.trustProxy, peer: peerOf(c) };
    c.set('ip', addressOf(sender));
    c.set('caller', callerOf(sender));
    const socketId = c.req.header('x-socket-id') ?? '';
    c.set('socketId', /^\d+\.\d+$/.test(socketId) ? socketId : undefined);
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  };

function peerOf(c: Context<Env>): string {
  try {
    return getConnInfo(c).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}
