import type { ActorRefFrom } from 'xstate';
import type { ExportUpdated, Viewer } from '../auth/viewer.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { dataExportMachine } from '../settings/data-export.machine.ts';
import type { EndedRenewal, LeavingLedger } from '../settings/leaving.types.ts';
import type { NoticeShown } from './notice.types.ts';

export interface AccountClosedInput {
  /** Time of the final deletion, ISO 8601; null where the server does not send it. */
  readonly deleteAt: string | null;
}

export interface AccountClosedContext extends AccountClosedInput {
  readonly ledger: LeavingLedger | null;
  /** Renewals that have ended so far: the member is led to them on return. */
  readonly ended: readonly EndedRenewal[];
  /** Data export that the member can still download. */
  readonly copy: ActorRefFrom<typeof dataExportMachine>;
  /** Error of the last attempt to restore the account. */
  readonly failure: Failure | null;
}

export type AccountClosedEvent =
  | { type: 'account.keep' }
  | { type: 'ledger.retry' }
  /** The member was read again: they may be back by another tab. */
  | { type: 'viewer.changed'; viewer: Viewer | null }
  | ExportUpdated
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type AccountClosedEmitted =
  | { type: 'member.updated' }
  | { type: 'location.requested'; path: string; replace: true }
  | NoticeShown;
