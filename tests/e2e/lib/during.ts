/**
 * What a wait brings that begins before its cause. Awaited after the steps, it would be refused unheard
 * when one of them fails, and an error that nobody hears fails the run, whatever the second try says.
 */
export async function during<Seen>(
  wait: Promise<Seen>,
  act: () => Promise<unknown>,
): Promise<Seen> {
  const [seen] = await Promise.all([wait, act()]);
  return seen;
}
