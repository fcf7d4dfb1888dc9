/** Microseconds of the processor that one run takes; the wall's clock would count other processes too. */
const timeOf = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return Math.max(user + system, 1);
};

/**
 * Ratio of the times for four times the size, by the fastest run of each: about 4 for linear, 16
 * for quadratic, 64 for cubic time. Stops at the first ratio below `enough`.
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
