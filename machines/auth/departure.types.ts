import type { Answer } from '../modal/modal.types.ts';
import type { UnsentWorkDialog } from './unsent-work.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';

export type DepartureEvent =
  /** A member wants to log out. */
  | { type: 'departure.request' }
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: { type: string; id?: string; answer?: Answer } };

export type DepartureEmitted =
  /** Event: nothing is lost, or the member has confirmed it; the session may end. */
  { type: 'departure.cleared' } | DialogRequested<UnsentWorkDialog>;
