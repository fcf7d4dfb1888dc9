import { commonHeaders, pageHeaders } from '#src/backend/web/security-headers.ts';
import type { SiteSettings } from './site-settings.ts';

/** Rules of the policy that name whom a page may ask. */
const asking = /\b(?:connect|img|media|frame)-src [^;]*/g;

/** All headers of an answer with the page: its policy knows the broker, and the backend's origin where that is another one. */
export function headersOfPage(
  { apiOrigin, broadcaster, social }: SiteSettings,
  nonce: string,
): Record<string, string> {
  const { host, port, cluster } = broadcaster;
  const headers = pageHeaders(
    {
      mode: 'production',
      googleClientId: social.googleClientId,
      broadcast: 'pusher',
      appUrl: '',
      pusher: { host, port, cluster },
    },
    nonce,
  );
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    ...commonHeaders(false),
    ...headers,
    'Content-Security-Policy':
      apiOrigin === '' ? policy : policy.replaceAll(asking, (rule) => `${rule} ${apiOrigin}`),
    'Cache-Control': 'no-cache, private',
  };
}
