/** Milliseconds over which a rate is measured: at least, and at most. */
const shortest = 1_000;
const longest = 5_000;

/**
 * Measures the bytes a second of one transfer, over its last seconds. The function takes the bytes
 * moved so far and answers null while too little is known. `now` answers milliseconds.
 */
export function createTransferRate(now: () => number): (moved: number) => number | null {
  let samples: readonly { readonly at: number; readonly moved: number }[] = [];
  return (moved) => {
    const at = now();
    const [last] = samples.slice(-1);
    // Bytes that are sent again begin a new measurement.
    if (last && last.moved > moved) samples = [];
    samples = [...samples.filter((one) => at - one.at <= longest), { at, moved }];
    const [first] = samples;
    if (!first || at - first.at < shortest) return null;
    return ((moved - first.moved) / (at - first.at)) * 1_000;
  };
}
