import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { Answer } from '../modal/modal.types.ts';
import { banPerson, forgivePerson } from './blacklist.ports.ts';
import type * as Types from './blacklist.types.ts';
import { changeOf } from './relation-change.ts';
import type { BanType, RelationAnswer, RelationChange } from './relation.types.ts';
import { undoNotice } from './undo-notice.ts';

type Refusal = { failure: Failure };
type Changed = { change: RelationChange };
type Answered = { id: string; answer: Answer };

const dialogOf = ({ userId }: Types.BlacklistContext): string => `block-${userId}`;
const kinds: ReadonlySet<unknown> = new Set<BanType>(['mute', 'restrict', 'block']);
const isBanType = (value: unknown): value is BanType => kinds.has(value);

/** Returns the kind of ban that the block dialog confirmed; null for any other answer. */
const chosenIn = ({ answer }: Answered): BanType | null => {
  if (answer.kind !== 'confirmed') return null;
  const value: unknown = answer.value;
  const chosen =
    typeof value === 'object' && value !== null && 'banType' in value ? value.banType : value;
  return isBanType(chosen) ? chosen : null;
};

/** Ports of a ban and of its end, and the block dialog that chooses its kind. */
export const blacklistSetup = setup({
  types: {
    context: {} as Types.BlacklistContext,
    input: {} as Types.BlacklistInput,
    events: {} as Types.BlacklistEvent,
    emitted: {} as Types.BlacklistEmitted,
    children: {} as { banPerson: 'banPerson'; forgivePerson: 'forgivePerson' },
  },
  actors: { banPerson, forgivePerson },
  guards: {
    isBanned: ({ context }) => context.banType !== null,
    isBannedNow: ({ context }, { change }: Changed) =>
      change.userId === context.userId && (change.relationship?.banType ?? null) !== null,
    isForgivenNow: ({ context }, { change }: Changed) =>
      change.userId === context.userId && change.relationship?.banType === null,
    isChosen: ({ context }, params: Answered) =>
      params.id === dialogOf(context) && chosenIn(params) !== null,
    isDeclined: ({ context }, params: Answered) => params.id === dialogOf(context),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeWanted: assign((_, params: Answered) => ({ wanted: chosenIn(params) })),
    storeBan: assign(({ context }) => ({ banType: context.wanted })),
    storeForgiveness: assign(({ context }) => ({ banType: null, wanted: context.banType })),
    storeChange: assign((_, { change }: Changed) => ({
      banType: change.relationship?.banType ?? null,
      wanted: change.relationship?.banType ?? null,
    })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    requestDialog: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: dialogOf(context),
      dialog: 'block' as const,
      input: { displayName: context.displayName, banType: context.banType },
    })),
    announceChange: emit(({ context: { userId } }, { answer }: { answer: RelationAnswer }) => ({
      type: 'relation.changed' as const,
      change: changeOf(userId, answer),
    })),
    announceBan: emit(({ context: { userId, displayName, banType: before, wanted } }) =>
      undoNotice({ kind: 'ban', userId, displayName, made: wanted ?? 'block', before }),
    ),
    announceForgiveness: emit(({ context: { userId, displayName, banType: before } }) =>
      undoNotice({ kind: 'ban', userId, displayName, made: null, before }),
    ),
  },
  delays: { undoTime: 10_000 },
});
