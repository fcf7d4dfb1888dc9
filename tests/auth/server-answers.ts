import { json, redirected } from '#tests/api/fake-server.ts';
import type { Answer } from './screens.tsx';

const html = () =>
  new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** A refusal with the words of contract §1.3. */
export const refusedBy =
  (status: number, message: string, headers = {}, more: object = {}): Answer =>
  () =>
    json(status, { message, ...more }, headers);

/** 422 with reasons by field. */
export const fields =
  (errors: Record<string, string[]>): Answer =>
  () =>
    json(422, { message: Object.values(errors)[0]?.[0] ?? '', errors });

/** Every failure of contract §1.3, the redirect of §1.6, both shapes of 429, and silence. */
export const common: Readonly<Record<string, Answer>> = {
  '401': refusedBy(401, 'Unauthenticated.'),
  '403 unverified': refusedBy(403, 'Your email address is not verified.'),
  '403 policy': refusedBy(403, 'This action is unauthorized.'),
  '403 signature': refusedBy(403, 'Invalid signature.'),
  '403 origin': refusedBy(403, 'Origin mismatch.'),
  '403 empty': refusedBy(403, ''),
  '404 model': refusedBy(404, 'No query results for model [App\\Models\\Post] 12'),
  '404 route': refusedBy(404, 'The route register could not be found.'),
  '405': refusedBy(405, 'The GET method is not supported for route register.'),
  '413': refusedBy(413, 'The POST data is too large.'),
  '413 page': () => new Response('<html>Too large</html>', { status: 413 }),
  '419 twice': refusedBy(419, 'CSRF token mismatch.'),
  '423': refusedBy(423, 'Password confirmation required.'),
  '429': refusedBy(429, 'Too Many Attempts.', { 'Retry-After': '7' }),
  '429 as 422': refusedBy(
    429,
    'Too many login attempts. Please try again in 7 seconds.',
    {},
    { errors: { email: ['Too many login attempts. Please try again in 7 seconds.'] } },
  ),
  '500': refusedBy(500, 'Server Error'),
  '500 debug': refusedBy(500, 'SQLSTATE[42P01]', {}, { exception: 'QueryException', trace: [] }),
  '503': refusedBy(503, 'Service Unavailable'),
  '302 followed': () => redirected(html()),
  'a page': html,
  'no answer': () => {
    throw new TypeError('Failed to fetch');
  },
};

/** Matches server sentences that must not reach the screen. */
export const leaks =
  /Unauthenticated|not verified\.|unauthorized\.|signature|Origin mismatch|No query|App\\|The route|The GET|POST data|Too large|CSRF|confirmation required|Too Many Attempts|Too many login|Server Error|SQLSTATE|QueryException|Service Unavailable|Failed to fetch/;
