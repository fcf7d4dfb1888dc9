import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { relationListMachine } from './relation-list.machine.ts';
import type { ListSettled, RelationListEmitted } from './relation-list.types.ts';
import type { RelationChanged, RelationCounts, RelationListName } from './relation.types.ts';

export interface RelationsInput {
  readonly list: RelationListName;
}

export interface RelationsContext {
  readonly list: RelationListName;
  readonly people: ChildOf<typeof relationListMachine>;
  /** Null until they are loaded. */
  readonly counts: RelationCounts | null;
}

export type RelationsEmitted = Exclude<RelationListEmitted, ListSettled>;

export type RelationsEvent =
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | DialogsEmitted
  | RelationChanged
  | ChildEmitted<RelationListEmitted>;
