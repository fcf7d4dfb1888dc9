/** Takes one token: 0, or the seconds until there is one again. */
export type TokenBucket = () => number;

interface Rate {
  perSecond: number;
  /** Tokens that may be taken at once. */
  burst: number;
  /** Milliseconds. */
  now?: () => number;
}

/** `burst` takes at once, refilled evenly. */
export function tokenBucket({
  perSecond,
  burst,
  now = () => performance.now(),
}: Rate): TokenBucket {
  let tokens = burst;
  let at = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond);
    at = time;
    if (tokens < 1) return Math.ceil((1 - tokens) / perSecond);
    tokens -= 1;
    return 0;
  };
}
