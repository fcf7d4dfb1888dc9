import type { Privacy, Viewer } from '../auth/viewer.types.ts';
import type { AtOnceContext, Chosen } from '../parts/at-once.ts';

export interface PrivacyInput {
  /** Settings at the server. */
  readonly kept: Privacy;
}

export type PrivacyContext = AtOnceContext<Privacy>;

export type PrivacyEvent =
  | Chosen<Privacy>
  /** The member was read again: they may have chosen on another device. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type PrivacyEmitted = { type: 'member.updated' };
