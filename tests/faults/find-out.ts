const tries = 120;

/**
 * The first seed whose run goes wrong, from one that is known to find the mutant out: those before it would
 * only be waited for. Others follow, should the simulation have changed; null when none goes wrong.
 */
export async function findOut(
  from: number,
  run: (seed: number) => Promise<{ readonly violations: readonly string[] }>,
): Promise<number | null> {
  for (let seed = from; seed < from + tries; seed += 1) {
    const { violations } = await run(seed);
    if (violations.length === 0) continue;
    console.log(`seed ${seed}: ${violations.join('; ')}`);
    return seed;
  }
  return null;
}
