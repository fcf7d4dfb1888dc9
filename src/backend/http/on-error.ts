import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Env } from '../context.ts';
import { errorText } from '../lib/error-text.ts';
import { isFullDisk } from '../lib/full-disk.ts';
import { isStoreFailure } from '../lib/store-failure.ts';
import { Refusal } from './failures.ts';
import { expectsJson } from './wants-json.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Statuses that Laravel answers by itself, and does not indent. */
const flat = new Set([401, 422, 423]);
const printed = (status: number, body: unknown) =>
  JSON.stringify(body, null, flat.has(status) ? 0 : 4);

/** Seconds after which there may be room again, or a bucket be back. */
const restOfFullDisk = 10;
const storeAway = { message: 'The store of media cannot be reached.', code: 'store_away' };
const fullDisk = { message: 'The disk of the server is full.', code: 'disk_full' };

/** Every failure as the contract's JSON (§1.3): no stack, no class name leaves the process. */
export const onError: ErrorHandler<Env> = (error, c) => {
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    const isPersons = error.headers['WWW-Authenticate'] === undefined;
    if (error.status === 401 && isPersons && !expectsJson(c)) return c.redirect('/login', 302);
    return c.body(printed(error.status, error.body), error.status, {
      'Content-Type': 'application/json',
    });
  }
  if (error instanceof HTTPException) {
    const message = error.status === 413 ? 'The POST data is too large.' : error.message;
    return c.json({ message }, error.status);
  }
  const isFull = isFullDisk(error);
  c.get('backend').log.error(isFull ? 'disk full' : 'unhandled', {
    method: c.req.method,
    path: withoutSecrets(c.req.path),
    error: errorText(error),
  });
  if (isFull) return c.json(fullDisk, 507, { 'Retry-After': String(restOfFullDisk) });
  if (isStoreFailure(error))
    return c.json(storeAway, 503, { 'Retry-After': String(restOfFullDisk) });
  return c.json({ message: 'Server Error' }, 500);
};
