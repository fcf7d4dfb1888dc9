/** At most `perSecond` takes in any burst, refilled evenly; false means too fast. */
export function tokenBucket(perSecond: number, now: () => number): () => boolean {
  let tokens = perSecond;
  let at = now();
  return () => {
    const time = now();
    tokens = Math.min(perSecond, tokens + ((time - at) / 1000) * perSecond);
    at = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
