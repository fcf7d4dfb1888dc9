import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../context.ts';
import { Refusal } from '../../http/failures.ts';

const version = '1.0.0';

/** Headers by which a client learns the protocol. */
export const versionHeaders = { 'Tus-Resumable': version, 'Tus-Version': version };

/** 412 for another version of the protocol; a plain GET, which is none of its calls, need not name one. */
export const tusVersion: MiddlewareHandler<Env> = async (c, next) => {
  const named = c.req.header('tus-resumable');
  if (named !== version && !(c.req.method === 'GET' && named === undefined))
    throw new Refusal(412, { message: 'Tus-Resumable must be 1.0.0.' }, versionHeaders);
  await next();
  c.header('Tus-Resumable', version);
};
