import { createHmac } from 'node:crypto';
import { deriveSecret } from '../../app-key.ts';
import type { Backend } from '../../context.ts';
import { isSame } from '../session/session.ts';

const signature = (backend: Backend, address: string) =>
  createHmac('sha256', deriveSecret(backend.settings.appKey, 'signed-url'))
    .update(address)
    .digest('hex');

/** An address of ours that works as it is, for `seconds`; any change breaks it (contract §4.3). */
export function signedUrl(backend: Backend, path: string, seconds: number): string {
  const expires = Math.floor(backend.clock().getTime() / 1000) + seconds;
  const address = `${backend.settings.appUrl}${path}?expires=${expires}`;
  return `${address}&signature=${signature(backend, address)}`;
}

/** True when path and query are exactly what was signed, and the time is not over. */
export function isSigned(backend: Backend, url: string): boolean {
  const { pathname, search, searchParams } = new URL(url);
  const given = searchParams.get('signature') ?? '';
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('signature='));
  const expected = signature(backend, `${backend.settings.appUrl}${pathname}?${rest.join('&')}`);
  const expires = Number(searchParams.get('expires') ?? 0);
  return isSame(given, expected) && expires * 1000 > backend.clock().getTime();
}
