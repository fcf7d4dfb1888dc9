import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** A chart that runs below a story's actor. */
export interface Running {
  /** Names from the story's actor down to this one. */
  readonly path: readonly string[];
  /** Id of its machine. */
  readonly id: string;
  readonly actor: AnyActorRef;
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value;

/** The machine's snapshot of an actor; null for one of another kind. */
export const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot | null => {
  const snapshot: unknown = actor.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? // Only a machine's snapshot names a machine.
      (snapshot as AnyMachineSnapshot)
    : null;
};

const deepest = 4;

/** A story's actor and every chart below it: invoked, spawned, or held in a context as stories do. */
export function runningBelow(actor: AnyActorRef): readonly Running[] {
  const seen = new Set<AnyActorRef>();
  const visit = (one: AnyActorRef, path: readonly string[]): readonly Running[] => {
    const snapshot = snapshotOf(one);
    if (!snapshot || seen.has(one) || path.length > deepest) return [];
    seen.add(one);
    const context = snapshot.context as Readonly<Record<string, unknown>>;
    const held = [...Object.entries(snapshot.children), ...Object.entries(context)];
    return [
      { path, id: snapshot.machine.id, actor: one },
      ...held.flatMap(([name, value]) => (isActor(value) ? visit(value, [...path, name]) : [])),
    ];
  };
  return visit(actor, []);
}
