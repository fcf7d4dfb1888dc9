import type { NotFoundHandler } from 'hono';
import type { Env, Router } from '../context.ts';
import { methodNotAllowed, notFound } from './failures.ts';
import { onError } from './on-error.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** 405 when the path answers to another method, else 404 (contract §1.3). */
export const onNotFound =
  (app: Router): NotFoundHandler<Env> =>
  (c) => {
    const path = c.req.path;
    const supported = methods.filter((method) =>
      app.router
        .match(method === 'HEAD' ? 'GET' : method, path)[0]
        .some(([[, route]]) => route.method !== 'ALL'),
    );
    const name = path.slice(1);
    return onError(
      supported.length > 0
        ? methodNotAllowed(c.req.method, name, supported)
        : notFound(`The route ${name} could not be found.`),
      c,
    );
  };
