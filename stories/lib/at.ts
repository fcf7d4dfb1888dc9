import { createActor, type AnyStateMachine, type ContextFrom, type StateValueFrom } from 'xstate';
import type { ChildOf } from '#machines/parts/children.ts';

/**
 * A view's actor standing still in one state: neither the state's port nor its delay starts, so a
 * story shows it for as long as it is looked at. It says nothing, so that a parent in a story has
 * heard all of it. A state that the chart does not have is a type error.
 */
export function at<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): ChildOf<Machine> {
  const snapshot = machine.resolveState({ value, context });
  const actor: unknown = createActor(machine as AnyStateMachine, { snapshot }).start();
  // A generic machine's actor has no name of its own in xstate's types.
  return actor as ChildOf<Machine>;
}
