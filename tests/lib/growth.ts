/** Milliseconds of one run, which a busy machine can only make longer. */
const timeOf = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/**
 * How many times as long four times as much takes, by the fastest run of each: about 4 where the time grows with
 * the size, 16 where it grows with its square, 64 with its cube. Stops at the first look below `enough`.
 */
export function growth(work: (share: 1 | 4) => void, enough = 8): number {
  let [one, four] = [Infinity, Infinity];
  for (let look = 0; look < 40; look += 1) {
    one = Math.min(
      one,
      timeOf(() => work(1)),
    );
    four = Math.min(
      four,
      timeOf(() => work(4)),
    );
    if (look > 0 && four / one < enough) break;
  }
  return four / one;
}
