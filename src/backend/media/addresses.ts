import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../app-key.ts';
import type { Backend } from '../context.ts';

export type VariantName = 'full' | 'thumb' | 'original';

const hour = 3600;

/** Avatars and banners are for everyone: one address for ever, without a signature. */
export const avatarUrl = (hash: string | null) => (hash === null ? null : `/storage/${hash}/thumb`);

/** The same picture whole. */
export const pictureUrl = (hash: string | null) => (hash === null ? null : `/storage/${hash}/full`);

export interface SignedAddress {
  url: string;
  expiresAt: Date;
}

/**
 * An address of a medium's bytes for one reader (null is a guest). It works for one to two
 * hours, and is the same within an hour, so that browsers keep what they loaded (contract §4.3). It
 * names its reader: a reader whom the owner blocks meanwhile gets no more bytes.
 */
export function mediaUrl(
  backend: Backend,
  hash: string,
  variant: VariantName,
  readerId: number | null,
): SignedAddress {
  const now = backend.clock().getTime() / 1000;
  const expires = Math.ceil(now / hour) * hour + hour;
  const path = `/storage/${hash}/${variant}?expires=${expires}&for=${readerId ?? 0}`;
  const url = `${path}&signature=${signature(backend, path)}`;
  return { url, expiresAt: new Date(expires * 1000) };
}

/** Seconds for which the address still works, and for whom; null when it was changed or is over. */
export function readAddress(
  backend: Backend,
  url: URL,
): { seconds: number; readerId: number | null } | null {
  const [, expires = '', reader = '', given = ''] =
    /^\?expires=(\d{1,12})&for=(\d{1,10})&signature=([0-9a-f]{64})$/.exec(url.search) ?? [];
  const expected = signature(backend, `${url.pathname}?expires=${expires}&for=${reader}`);
  if (given === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  const seconds = Math.floor(Number(expires) - backend.clock().getTime() / 1000);
  return seconds > 0 ? { seconds, readerId: Number(reader) || null } : null;
}

const signature = ({ settings }: Backend, path: string) =>
  createHmac('sha256', deriveSecret(settings.appKey, 'media')).update(path).digest('hex');
