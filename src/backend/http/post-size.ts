import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../context.ts';
import { Refusal } from './failures.ts';

/** Bytes a request may carry, PHP's usual `post_max_size`; uploads have routes and limits of their own. */
export const maxPostBytes = 8 * 1024 * 1024;

const limitPost = bodyLimit({
  maxSize: maxPostBytes,
  onError: () => {
    throw new Refusal(413, { message: 'The POST data is too large.' });
  },
});

/** 413 before anything is read, as Laravel's `ValidatePostSize` (contract §1.3). */
export const postSize: MiddlewareHandler<Env> = (c, next) =>
  c.req.path === '/api/v1/files' ? next() : limitPost(c, next);
