import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';

/** 128 bits, new for every response: a constant nonce is no protection. */
export const newNonce = () => randomBytes(16).toString('base64');

/** Headers of every answer. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});

/** Features that the product never asks a browser for, and no frame in it may. */
const unused = [
  ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
].flat();

/** Settings that the policy of a page depends on. */
type Sources = Pick<Settings, 'mode' | 'googleClientId' | 'broadcast' | 'appUrl'> & {
  readonly pusher: Pick<Settings['pusher'], 'host' | 'port' | 'cluster'>;
};

/** Headers of every HTML answer (contract §6). */
export const pageHeaders = (settings: Sources, nonce: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings, nonce),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
});

function contentSecurityPolicy(settings: Sources, nonce: string): string {
  const isDevelopment = settings.mode === 'development';
  // Google's script says nothing about Trusted Types, and Vite's dev server writes HTML as text.
  const isTyped = !isDevelopment && settings.googleClientId === undefined;
  const google = settings.googleClientId === undefined ? '' : ' https://accounts.google.com/gsi/';
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's dev server writes style elements; the built product links style sheets.
    'style-src': isDevelopment
      ? `'self' 'unsafe-inline'${google && `${google}style`}`
      : `'self' 'nonce-${nonce}'${google && `${google}style`}`,
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${brokerSource(settings)}${google}`,
    'worker-src': "'self' blob:",
    'frame-src': `'self'${google}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // The one policy is that of ui/dialog/inert-document.ts.
    ...(isTyped && { 'require-trusted-types-for': "'script'", 'trusted-types': 'documents' }),
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Older browsers do not count `ws:` of the same host as `'self'`. */
function brokerSource({ broadcast, pusher, appUrl }: Sources): string {
  if (broadcast === 'embedded') return `ws://${new URL(appUrl).host} wss://${new URL(appUrl).host}`;
  const host = pusher.host ?? `ws-${pusher.cluster}.pusher.com`;
  const port = pusher.port === undefined ? '' : `:${pusher.port}`;
  return `wss://${host}${port} ws://${host}${port}`;
}
