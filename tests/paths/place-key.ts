import type { Place } from './place.ts';
import { childName, stable } from './text.ts';

const mostDraws = 16;
/** Milliseconds after which a chart that reads the time is taken to find nothing new. */
const mostTime = 60_000;

/** Two places with the same text are the same place; history counts, which xstate's own text forgets. In a chart that
 * reads the time, places at other times are others.
 */
export const placeKey = (
  { snapshot, timers, running, draws, now }: Place,
  isTimed = false,
): string => {
  const name = (id: string) =>
    childName(id, (snapshot.children[id] as { src?: unknown } | undefined)?.src);
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  return stable([
    snapshot.value,
    snapshot.context,
    snapshot.status,
    history,
    timers.map(({ id, due }) => [id, due]),
    running.map(name),
    // What chance brings next is another thing after each number drawn, up to a limit.
    ...(draws === 0 ? [] : [Math.min(draws, mostDraws)]),
    ...(isTimed ? [Math.min(now, mostTime)] : []),
  ]);
};
