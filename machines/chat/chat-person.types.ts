import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { profileMachine } from '../people/profile.machine.ts';
import type { ProfileEmitted } from '../people/profile.types.ts';

export interface ChatPersonInput {
  readonly viewerId: number;
}

export interface ChatPersonContext extends ChatPersonInput {
  /** Profile of the other person; null while it is not shown. */
  readonly profile: ChildOf<typeof profileMachine> | null;
}

export type ChatPersonEvent =
  | { type: 'person.open'; username: string }
  | { type: 'person.close' }
  /** The app-wide emitter said something. */
  | { type: 'app.event'; appEvent: { readonly type: string } }
  | ChildEmitted<ProfileEmitted>;

/** Whatever the person's part says upwards, unchanged. */
export type ChatPersonEmitted = ProfileEmitted;
