/**
 * Awaits a promise that must start before its cause. Awaited after the steps, it would reject
 * unhandled when one of them fails, and an unhandled rejection fails the run, whatever the retry
 * says.
 */
export async function during<Seen>(
  wait: Promise<Seen>,
  act: () => Promise<unknown>,
): Promise<Seen> {
  const [seen] = await Promise.all([wait, act()]);
  return seen;
}
