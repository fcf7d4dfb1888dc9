import type { ActorRefFrom } from 'xstate';
import type { usernameMachine } from './username.machine.ts';

/** What a form's chart keeps of the advice on a username. */
export interface UsernameMixin {
  readonly name: ActorRefFrom<typeof usernameMachine>;
}

/** The form is sent, and the advice is over. */
export const settleName = ({ context }: { context: UsernameMixin }) =>
  context.name.send({ type: 'username.settle' });
