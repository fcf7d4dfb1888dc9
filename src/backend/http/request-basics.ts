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

/** The last address that a proxy which is believed has added. */
export const forwardedAddress = (header: string | undefined, trustProxy: boolean) =>
  (trustProxy && header?.split(',').at(-1)?.trim()) || undefined;

function clientAddress(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = forwardedAddress(c.req.header('x-forwarded-for'), trustProxy);
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}
