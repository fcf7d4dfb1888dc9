import type { AnyStateMachine } from 'xstate';
import { late } from './late.ts';
import { pause } from './when-idle.ts';

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

/** Stands in for a machine until its code has been fetched, which begins with the first of its actors. */
export function lateMachine<Machine extends AnyStateMachine>(
  fetchIt: () => Promise<Machine>,
): Machine {
  let machine: Machine | null = null;
  const load = async (): Promise<Machine> => {
    try {
      return (machine ??= await fetchIt());
    } catch {
      await pause(again);
      return load();
    }
  };
  return late<Machine>({ now: () => machine, load });
}
