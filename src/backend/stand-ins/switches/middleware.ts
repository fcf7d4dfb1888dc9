import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../../context.ts';
import { Refusal } from '../../http/failures.ts';
import { switched, type Fault } from './switched.ts';

const matches = ({ path, method, headers = {} }: Fault, c: Context<Env>) =>
  Object.entries(headers).every(([name, value]) => c.req.header(name) === value) &&
  (method === undefined || method.toUpperCase() === c.req.method) &&
  (path.endsWith('*') ? c.req.path.startsWith(path.slice(0, -1)) : path === c.req.path);

function nextFault(c: Context<Env>): Fault | undefined {
  const state = switched(c.get('backend'));
  const fault = state.faults.find((one) => matches(one, c));
  if (fault) fault.times -= 1;
  state.faults = state.faults.filter(({ times }) => times > 0);
  return fault;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Cuts the connection; without one (tests that call `app.fetch`) the status is 499. */
function drop(c: Context<Env>): Response {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy(): void } };
  outgoing?.destroy();
  return new Response(null, { status: 499 });
}

/** Meets every call before its session is read, so that a maintenance answer has no cookies. */
export const switchMiddleware: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.path.startsWith('/__test')) return next();
  const { maintenance } = switched(c.get('backend'));
  if (maintenance !== undefined)
    throw new Refusal(
      503,
      { message: 'Service Unavailable' },
      maintenance === null ? {} : { 'Retry-After': String(maintenance) },
    );
  const fault = nextFault(c);
  if (!fault) return next();
  if (fault.delay === null) await new Promise(() => {});
  if (fault.delay) await pause(fault.delay);
  if (fault.answer) {
    const { status, body, headers } = fault.answer;
    return new Response([204, 304].includes(status) ? null : body, { status, headers });
  }
  await next();
  if (fault.answerDelay) await pause(fault.answerDelay);
  if (fault.isAnswerLost) c.res = drop(c);
};
