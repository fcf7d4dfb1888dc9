import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeLeaves } from '#tests/paths/chart.ts';
import { keyOf } from '../configuration-key.ts';
import type { Stories } from './chart-file.ts';

interface Told {
  readonly args?: { readonly actor?: { getSnapshot?(): unknown } };
}

const snapshotOf = (story: unknown): unknown => (story as Told | null)?.args?.actor?.getSnapshot?.();

const isOf = (snapshot: unknown, machine: AnyStateMachine): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  (snapshot.machine as AnyStateMachine).id === machine.id;

/** The configurations in which the actors of a story file stand, each with the stories' export names. */
export function storiesOf(
  exports: Readonly<Record<string, unknown>>,
  machine: AnyStateMachine,
): Stories {
  const found = new Map<string, string[]>();
  for (const [name, story] of Object.entries(exports)) {
    const snapshot = name === 'default' ? undefined : snapshotOf(story);
    if (!isOf(snapshot, machine)) continue;
    const key = keyOf(activeLeaves(snapshot));
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}
