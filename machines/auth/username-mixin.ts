import type { ActorRefFrom } from 'xstate';
import type { usernameMachine } from './username.machine.ts';

/** Context part of a form that checks a username. */
export interface UsernameMixin {
  readonly name: ActorRefFrom<typeof usernameMachine>;
}

/** The form is sent, and the advice is over. */
export const settleName = ({ context }: { context: UsernameMixin }) =>
  context.name.send({ type: 'username.settle' });
