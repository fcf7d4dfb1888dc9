import { isIPv6 } from 'node:net';

/** Callers that are remembered at once; of more, those that were away longest are forgotten. */
const maxRemembered = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Counts what each caller does, in memory: a store asked first would itself be what is flooded. */
export interface Callers {
  /** Takes one; 0, or the seconds until there is one again. */
  take(caller: string): number;
}

/** A steady rate with a sixth of a minute's worth at once; 0 a minute is no limit. */
export function createCallers({
  perMinute,
  now = () => performance.now(),
}: {
  perMinute: number;
  now?: () => number;
}): Callers {
  const buckets = new Map<string, Bucket>();
  const most = Math.max(1, perMinute / 6);
  const perMillisecond = perMinute / 60_000;
  return {
    take(caller) {
      if (perMinute === 0) return 0;
      const at = now();
      const known = buckets.get(caller) ?? { tokens: most, at };
      const tokens = Math.min(most, known.tokens + (at - known.at) * perMillisecond);
      buckets.delete(caller);
      buckets.set(caller, { tokens: tokens < 1 ? tokens : tokens - 1, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxRemembered && oldest !== undefined) buckets.delete(oldest);
      return tokens < 1 ? Math.ceil((1 - tokens) / perMillisecond / 1000) : 0;
    },
  };
}

/** Who an address is counted as: of IPv6 the network, since one household has 2^64 addresses. */
export function callerOf(address: string): string {
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
