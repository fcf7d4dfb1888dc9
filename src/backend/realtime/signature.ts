import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface AppCredentials {
  appId: string;
  key: string;
  secret: string;
}

/** `auth` of a private channel, or of a presence channel when its data come along (contract §3.1). */
export const channelAuth = (
  { key, secret }: AppCredentials,
  socketId: string,
  channel: string,
  channelData?: string,
) => {
  const parts = channelData === undefined ? [socketId, channel] : [socketId, channel, channelData];
  return `${key}:${hmac(secret, parts.join(':'))}`;
};

/** `auth` of `pusher:signin`. */
export const userAuth = ({ key, secret }: AppCredentials, socketId: string, userData: string) =>
  `${key}:${hmac(secret, `${socketId}::user::${userData}`)}`;

export interface SignedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

const toleranceSeconds = 600;

/** Reason to refuse a call of the broker's HTTP API; null when its signature is good. */
export function apiRefusal(
  { key, secret }: AppCredentials,
  request: SignedRequest,
  now: Date,
): string | null {
  const { query } = request;
  if (query.get('auth_key') !== key) return 'Unknown auth_key';
  if (query.get('auth_version') !== '1.0') return 'auth_version should be 1.0';
  const age = Math.abs(now.getTime() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN));
  if (!(age <= toleranceSeconds)) return 'Timestamp expired';
  const md5 = createHash('md5').update(request.body).digest('hex');
  if (request.body !== '' && query.get('body_md5') !== md5) return 'body_md5 does not match';
  const expected = hmac(secret, [request.method, request.path, signedQuery(query)].join('\n'));
  return isSame(query.get('auth_signature') ?? '', expected) ? null : 'Invalid signature';
}

/** Every parameter but the signature: lower-case keys, sorted, values as they are before URL encoding. */
const signedQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
