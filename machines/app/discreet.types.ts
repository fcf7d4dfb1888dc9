import type { NoticeShown } from './notice.types.ts';

export type DiscreetEvent =
  /** The person presses the key or the switch. */
  | { type: 'discreet.switch' }
  /** Present state: at the start, after a choice, or by another tab. */
  | { type: 'discreet.changed'; isOn: boolean };

export type DiscreetEmitted = NoticeShown;
