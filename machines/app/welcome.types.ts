import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../auth/login.machine.ts';
import type { LoginEmitted } from '../auth/login.types.ts';
import type { PartEmitted } from '../lib/relay.ts';
import type { exploreMachine } from '../posts/explore.machine.ts';

export interface WelcomeInput {
  /** A route that only members may open was refused just now. */
  readonly refused: boolean;
}

export interface WelcomeContext extends WelcomeInput {
  readonly login: ActorRefFrom<typeof loginMachine>;
  readonly explore: ActorRefFrom<typeof exploreMachine>;
}

export type WelcomeEmitted = LoginEmitted;

export type WelcomeEvent = PartEmitted<WelcomeEmitted>;
