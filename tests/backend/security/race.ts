/** Number of times that a race is run, half of them in the other order. */
export const rounds = 20;

/** Both calls sent at once, in both orders by turns. */
export async function race(
  one: (round: number) => Promise<Response>,
  other: (round: number) => Promise<Response>,
  round: number,
): Promise<[Response, Response]> {
  if (round % 2 === 0) return Promise.all([one(round), other(round)]);
  const [second, first] = await Promise.all([other(round), one(round)]);
  return [first, second];
}
