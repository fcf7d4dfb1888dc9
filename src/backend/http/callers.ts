import { isIPv6 } from 'node:net';
import { tokenBucket, type TokenBucket } from './token-bucket.ts';

/** Callers that are remembered at once; of more, those that were away longest are forgotten. */
const maxRemembered = 50_000;

/** Counts what each caller does, in memory: a store asked first would itself be what is flooded. */
export interface Callers {
  /** Takes one; returns 0, or the seconds until there is one again. */
  take(caller: string): number;
}

/** A steady rate, with a sixth of a minute's worth at once unless `burst` says more; 0 is no limit. */
export function createCallers({
  perMinute,
  burst = Math.max(1, perMinute / 6),
  now,
}: {
  perMinute: number;
  burst?: number;
  now?: () => number;
}): Callers {
  const buckets = new Map<string, TokenBucket>();
  const rate = { perSecond: perMinute / 60, burst, ...(now && { now }) };
  return {
    take(caller) {
      if (perMinute === 0) return 0;
      const bucket = buckets.get(caller) ?? tokenBucket(rate);
      buckets.delete(caller);
      buckets.set(caller, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > maxRemembered && oldest !== undefined) buckets.delete(oldest);
      return bucket();
    },
  };
}

/** Parts of a request of which its sender's address is read. */
interface Sender {
  /** `X-Forwarded-For`; its last address is what a proxy that is believed has added. */
  forwarded: string | undefined;
  trustProxy: boolean;
  /** Address of the socket's other end. */
  peer: string | undefined;
}

/** The address that a request came from, behind a proxy too. */
export const addressOf = ({ forwarded, trustProxy, peer = '' }: Sender): string =>
  (trustProxy && forwarded?.split(',').at(-1)?.trim()) || peer;

/** Key that limits count a request by. */
export const callerOf = (sender: Sender): string => networkOf(addressOf(sender));

/** Key of an address: of IPv6 the network, since one household has 2^64 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [left = '', right] = plain.toLowerCase().split('::');
  const first = left === '' ? [] : left.split(':');
  const last = right === undefined || right === '' ? [] : right.split(':');
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = right === undefined ? first : [...first, ...gap, ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
