import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Env } from '../context.ts';
import { Refusal } from './failures.ts';

/** Every failure as the contract's JSON (§1.3): no stack, no class name leaves the process. */
export const onError: ErrorHandler<Env> = (error, c) => {
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(error.body, error.status);
  }
  if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
  c.var.backend.log.error('unhandled', {
    method: c.req.method,
    path: c.req.path,
    error: error.stack ?? String(error),
  });
  return c.json({ message: 'Server Error' }, 500);
};

export const onNotFound: NotFoundHandler<Env> = (c) =>
  c.json({ message: `The route ${c.req.path.slice(1)} could not be found.` }, 404);
