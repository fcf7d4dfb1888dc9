import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf, LazyChildOf } from '../parts/children.ts';
import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { blacklistMachine } from './blacklist.machine.ts';
import type { BlacklistEmitted } from './blacklist.types.ts';
import type { avatarsMachine } from './avatars.machine.ts';
import type { followMachine } from './follow.machine.ts';
import type { FollowEmitted } from './follow.types.ts';
import type {
  RelationStore,
  RelationFilter,
  RelationLook,
  RelationSort,
} from './relation-store.ts';
import type { RelationChanged, RelationListName } from './relation.types.ts';
import type { subscriptionMachine } from './subscription.machine.ts';
import type { SubscriptionEmitted } from './subscription.types.ts';
import type { ComplaintDialog } from './complaint.types.ts';

/** Action under way in one row, in a chart of its own. */
export type RowPart =
  | {
      readonly kind: 'follow';
      readonly userId: number;
      readonly actor: ChildOf<typeof followMachine>;
    }
  | {
      readonly kind: 'ban';
      readonly userId: number;
      readonly actor: LazyChildOf<typeof blacklistMachine>;
    }
  | {
      readonly kind: 'renewal';
      readonly userId: number;
      readonly actor: LazyChildOf<typeof subscriptionMachine>;
    };

/** Action on a renewal: two steps end it, one restores it. */
export type RenewalAct = 'cancelRenewal' | 'keepRenewal' | 'endRenewal' | 'renew';

/** Action on a row. */
export type RowAct = 'follow' | 'unfollow' | 'ban' | 'banAgain' | 'forgive' | RenewalAct;

/** Action on a row that opens a dialog or a screen of its own. */
export type RowAsk = 'report' | 'subscription';

export interface RelationListInput {
  readonly list: RelationListName;
}

export interface RelationListContext {
  readonly list: RelationListName;
  readonly store: RelationStore;
  readonly look: RelationLook;
  /** Cursor of the next page; null when all of the list is loaded. */
  readonly next: string | null;
  readonly failure: Failure | null;
  /** Rows that are acted on, the latest last; a few dozen at most. */
  readonly parts: readonly RowPart[];
  readonly avatars: ActorRefFrom<typeof avatarsMachine>;
}

export type RowEmitted = FollowEmitted | BlacklistEmitted | SubscriptionEmitted;

export type RelationListEvent =
  | { type: 'list.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | { type: 'search.change'; text: string }
  | { type: 'filter.choose'; filter: RelationFilter }
  | { type: 'sort.choose'; sort: RelationSort }
  | { type: 'row.act'; userId: number; act: RowAct }
  | { type: 'row.ask'; userId: number; ask: RowAsk }
  | { type: 'person.open'; userId: number }
  | { type: 'message.write'; userId: number }
  /** Event: these rows came into view. */
  | { type: 'people.seen'; ids: readonly number[] }
  /** The live channel stands (again): something may have been missed. */
  | { type: 'connection.caughtUp' }
  | DialogsEmitted
  | RelationChanged
  | ChildEmitted<RowEmitted>;

/** Changed by the screen around the list alone. */
export interface ListSettled {
  type: 'list.settled';
}

export type RelationListEmitted =
  | RowEmitted
  | ListSettled
  | DialogRequested<ComplaintDialog>
  | { type: 'location.requested'; path: string };
