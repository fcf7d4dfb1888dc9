import type { Place } from './place.ts';
import { childName, stable } from './text.ts';

/** Two places with the same text are the same place; history counts, which xstate's own text forgets. */
export const placeKey = ({ snapshot, timers, running }: Place): string => {
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
  ]);
};
