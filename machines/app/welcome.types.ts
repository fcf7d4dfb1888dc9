import type { loginMachine } from '../auth/login.machine.ts';
import type { DemoAccounts, LoginEmitted } from '../auth/login.types.ts';
import type { SocialLoginInput } from '../auth/social-login.types.ts';
import type { ChildEmitted, ChildOf, LazyChildOf } from '../parts/children.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import type { ExploreEmitted } from '../posts/explore.types.ts';
import type { exploreMachine } from '../posts/explore.machine.ts';

export interface WelcomeInput {
  /** A route that only members may open was refused just now. */
  readonly refused: boolean;
  /** Shown under the login form where the world is seeded for show. */
  readonly demo?: DemoAccounts | null;
  /** The ways in through providers, under the login form; null where none is offered. */
  readonly social?: SocialLoginInput | null;
  readonly passkeys?: boolean;
}

export interface WelcomeContext {
  readonly refused: boolean;
  readonly login: ChildOf<typeof loginMachine>;
  readonly explore: LazyChildOf<typeof exploreMachine>;
}

export type WelcomeEmitted = LoginEmitted | ExploreEmitted;

export type WelcomeEvent =
  | ChildEmitted<WelcomeEmitted>
  /** The session says who uses the app; the login form wants to know whether it held. */
  | { type: 'viewer.changed'; viewer: Viewer | null }
  /** The server answers again. */
  | { type: 'connection.restored' };
