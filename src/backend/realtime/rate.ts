/** At most `burst` takes at once, refilled evenly; false means too fast. */
export function tokenBucket(
  perSecond: number,
  now: () => number,
  burst = perSecond,
): () => boolean {
  let tokens = burst;
  let at = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond);
    at = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
