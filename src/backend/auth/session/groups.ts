const webPaths = [
  '/sanctum',
  '/login',
  '/logout',
  '/two-factor-challenge',
  '/register',
  '/register_social',
  '/forgot-password',
  '/reset-password',
  '/email',
  '/user',
  '/auth',
  '/passkeys',
  '/broadcasting',
];
const sessionless = new Set(['/api/openapi.json', '/api/docs']);

/**
 * `web` always has a session and a CSRF check, `api` only for our own pages; the rest (health,
 * media, the broker's signed API, the outbox) has none.
 */
export function groupOf(path: string): 'web' | 'api' | null {
  if (path.startsWith('/api/')) return sessionless.has(path) ? null : 'api';
  return webPaths.some((one) => path === one || path.startsWith(`${one}/`)) ? 'web' : null;
}
