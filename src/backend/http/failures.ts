import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal with the exact body and headers of the contract (§1.3); throw it anywhere in a route. */
export class Refusal extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(status, { message: JSON.stringify(body) });
  }
}

export const unauthenticated = () => new Refusal(401, { message: 'Unauthenticated.' });
export const unverified = () =>
  new Refusal(403, { message: 'Your email address is not verified.', code: 'not_verified' });
export const forbidden = (message = 'This action is unauthorized.', code?: string) =>
  new Refusal(403, code ? { message, code } : { message });
export const notFound = (message = 'Not found.') => new Refusal(404, { message });
export const methodNotAllowed = (method: string, route: string, supported: string[]) =>
  new Refusal(
    405,
    {
      message: `The ${method} method is not supported for route ${route}. Supported methods: ${supported.join(', ')}.`,
    },
    { Allow: supported.join(', ') },
  );
export const conflict = (message: string, code: string) => new Refusal(409, { message, code });
export const tokenMismatch = () =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- 419 is Laravel's own
  new Refusal(419 as ContentfulStatusCode, { message: 'CSRF token mismatch.' });
export const passwordUnconfirmed = () =>
  new Refusal(423, { message: 'Password confirmation required.' });

/** 422: the first message, how many more there are, and every message by field. */
export function invalid(errors: Record<string, string[]>): Refusal {
  const all = Object.values(errors).flat();
  const more = all.length - 1;
  const tail = more > 0 ? ` (and ${more} more error${more === 1 ? '' : 's'})` : '';
  return new Refusal(422, { message: `${all[0] ?? 'The given data was invalid.'}${tail}`, errors });
}

/** 429 with its headers; `retryAfter` in seconds, `resetsAt` in Unix seconds. */
export const throttled = (limit: number, retryAfter: number, resetsAt: number) =>
  new Refusal(
    429,
    { message: 'Too Many Attempts.' },
    {
      'Retry-After': String(retryAfter),
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(resetsAt),
    },
  );

/** Laravel's built-in limiter: the other shape of 429, without `Retry-After` (contract §2, notes). */
export function throttledAsValidation(retryAfter: number): Refusal {
  const message = `Too many login attempts. Please try again in ${retryAfter} seconds.`;
  return new Refusal(429, { message, errors: { email: [message] } });
}
