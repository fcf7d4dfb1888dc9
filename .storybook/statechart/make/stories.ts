import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeLeaves } from '#tests/paths/chart.ts';
import { keyOf } from '../configuration-key.ts';
import type { Stories } from './chart-file.ts';

interface Told {
  readonly args?: { readonly actor?: { getSnapshot?(): unknown } };
}

const snapshotOf = (story: unknown): unknown =>
  (story as Told | null)?.args?.actor?.getSnapshot?.();

const isOf = (snapshot: unknown, machine: AnyStateMachine): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  (snapshot.machine as AnyStateMachine).id === machine.id;

/** The stories of a file: its title, and the configurations in which their actors stand. */
export function storiesOf(
  exports: Readonly<Record<string, unknown>>,
  machine: AnyStateMachine,
): Stories {
  const byKey = new Map<string, string[]>();
  for (const [name, story] of Object.entries(exports)) {
    const snapshot = name === 'default' ? undefined : snapshotOf(story);
    if (!isOf(snapshot, machine)) continue;
    const key = keyOf(activeLeaves(snapshot));
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  const { title } = (exports['default'] ?? {}) as { readonly title?: unknown };
  return { title: typeof title === 'string' ? title : null, byKey };
}
