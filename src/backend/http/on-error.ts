import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Env } from '../context.ts';
import { errorText } from '../error-text.ts';
import { Refusal } from './failures.ts';
import { expectsJson } from './wants-json.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What Laravel answers by itself in these cases is not indented. */
const flat = new Set([401, 422, 423]);
const printed = (status: number, body: unknown) =>
  JSON.stringify(body, null, flat.has(status) ? 0 : 4);

/** Every failure as the contract's JSON (§1.3): no stack, no class name leaves the process. */
export const onError: ErrorHandler<Env> = (error, c) => {
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    if (error.status === 401 && !expectsJson(c)) return c.redirect('/login', 302);
    return c.body(printed(error.status, error.body), error.status, {
      'Content-Type': 'application/json',
    });
  }
  if (error instanceof HTTPException) {
    const message = error.status === 413 ? 'The POST data is too large.' : error.message;
    return c.json({ message }, error.status);
  }
  c.get('backend').log.error('unhandled', {
    method: c.req.method,
    path: withoutSecrets(c.req.path),
    error: errorText(error),
  });
  return c.json({ message: 'Server Error' }, 500);
};
