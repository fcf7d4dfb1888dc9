import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../app-key.ts';
import type { Backend } from '../context.ts';

export type VariantName = 'full' | 'thumb' | 'original';

const hour = 3600;

/** Faces and banners are for everyone: one address for ever, without a signature. */
export const avatarUrl = (hash: string | null) => (hash === null ? null : `/storage/${hash}/thumb`);

export interface SignedAddress {
  url: string;
  expiresAt: Date;
}

/**
 * An address of a medium's bytes for the one it is told to. It works for one to two hours and is the
 * same within an hour, so that browsers keep what they loaded (contract §4.3).
 */
export function mediaUrl(backend: Backend, hash: string, variant: VariantName): SignedAddress {
  const now = backend.clock().getTime() / 1000;
  const expires = Math.ceil(now / hour) * hour + hour;
  const path = `/storage/${hash}/${variant}?expires=${expires}`;
  const url = `${path}&signature=${signature(backend, path)}`;
  return { url, expiresAt: new Date(expires * 1000) };
}

/** Seconds for which the address still works; 0 when it was changed or its time is over. */
export function secondsLeft(backend: Backend, url: URL): number {
  const [, expires = '', given = ''] =
    /^\?expires=(\d{1,12})&signature=([0-9a-f]{64})$/.exec(url.search) ?? [];
  const expected = signature(backend, `${url.pathname}?expires=${expires}`);
  if (given === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 0;
  return Math.max(0, Math.floor(Number(expires) - backend.clock().getTime() / 1000));
}

const signature = ({ settings }: Backend, path: string) =>
  createHmac('sha256', deriveSecret(settings.appKey, 'media')).update(path).digest('hex');
