import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Backend, Env } from '../context.ts';

/** Leaves the backend, the client's address and its socket for the routes; keeps answers out of caches. */
export const requestBasics =
  (backend: Backend): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('backend', backend);
    c.set('ip', clientAddress(c, backend.settings.trustProxy));
    const socketId = c.req.header('x-socket-id') ?? '';
    c.set('socketId', /^\d+\.\d+$/.test(socketId) ? socketId : undefined);
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  };

function clientAddress(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (trustProxy && forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}
