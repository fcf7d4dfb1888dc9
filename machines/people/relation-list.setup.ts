import { assign, emit, enqueueActions, not, or, sendTo, setup, stateIn } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import { href, profilePath, subscriptionPath } from '../navigation/routes.ts';
import type { blacklistMachine } from './blacklist.machine.ts';
import { avatarsMachine } from './avatars.machine.ts';
import { followMachine } from './follow.machine.ts';
import type { RelationLook } from './relation-store.ts';
import { loadRest, loadStart } from './relation-list.ports.ts';
import type * as Types from './relation-list.types.ts';
import { isUnclear, withChange } from './relation-changes.ts';
import type { RelationChange, RelationEntry, RelationPage } from './relation.types.ts';
import type { subscriptionMachine } from './subscription.machine.ts';
import type { SubscriptionDetails } from './subscription.types.ts';

type Context = Types.RelationListContext;
type Page = { page: RelationPage };
type Refusal = { failure: Failure };
type Changed = { change: RelationChange };
type Row = { userId: number };
type Act = Row & { act: Types.RowAct };

/** Rows that may be acted on at one time; the one acted on longest ago is data again after that. */
const mostParts = 30;

/** The event sent to a row's chart for each action of the viewer. */
const orders = {
  follow: { type: 'follow.start' },
  unfollow: { type: 'follow.stop' },
  ban: { type: 'ban.ask' },
  banAgain: { type: 'ban.repeat' },
  forgive: { type: 'ban.forgive' },
  cancelRenewal: { type: 'renewal.cancel' },
  keepRenewal: { type: 'cancel.keep' },
  endRenewal: { type: 'cancel.confirm' },
  renew: { type: 'renewal.reactivate' },
} as const;

const kinds: Readonly<Record<Types.RowAct, Types.RowPart['kind']>> = {
  follow: 'follow',
  unfollow: 'follow',
  ban: 'ban',
  banAgain: 'ban',
  forgive: 'ban',
  cancelRenewal: 'renewal',
  keepRenewal: 'renewal',
  endRenewal: 'renewal',
  renew: 'renewal',
};
/** Subscription details from a row; its pictures are loaded separately. */
const detailsOf = ({ person, subscription, isFollowed }: RelationEntry): SubscriptionDetails => ({
  person: { ...person, profilePhoto: null },
  subscription,
  isFollower: isFollowed,
  failedRenewal: null,
});
const keptIn = ({ parts }: Context) => new Set(parts.map(({ userId }) => userId));
const shown = ({ store, look }: Context) => store.select(look);

/** Pages of a list of people; bans and renewals load their code when first used. */
export const relationListSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.RelationListInput,
    events: {} as Types.RelationListEvent,
    emitted: {} as Types.RelationListEmitted,
    children: {} as {
      loadStart: 'loadStart';
      checkStart: 'loadStart';
      loadRest: 'loadRest';
      rereadAll: 'loadRest';
      avatars: 'avatars';
    } & { [id: `follow ${number}`]: 'follow' } & { [id: `ban ${number}`]: 'ban' } & {
      [id: `renewal ${number}`]: 'renewal';
    },
  },
  actors: {
    loadStart,
    loadRest,
    avatars: avatarsMachine,
    follow: followMachine,
    /** Lazy, loaded at the first ban: most visits to a list ban no one. */
    ban: lazyPort<typeof blacklistMachine>('ban'),
    /** Lazy, loaded when a renewal is cancelled or restored in its row. */
    renewal: lazyPort<typeof subscriptionMachine>('renewal'),
  },
  guards: {
    isRead: not(or([stateIn({ list: 'loading' }), stateIn({ list: 'failed' })])),
    isEmpty: ({ context }) => context.store.size === 0 && context.next === null,
    hasPeople: ({ context }) => context.store.size > 0,
    hasMatch: ({ context }) => shown(context).length > 0,
    hasNoMatch: ({ context }) => shown(context).length === 0,
    hasRest: ({ context }) => context.next !== null,
    hasRow: ({ context }, { userId }: Row) => context.store.get(userId) !== undefined,
    isOld: ({ context }, { page }: Page) => !context.store.agrees(page),
    isUnclear: ({ context: { list, store } }, { change }: Changed) =>
      isUnclear(list, store, change),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storePage: assign(({ context }, { page }: Page) => ({
      store: context.store.replace(page, keptIn(context)),
      next: page.next,
    })),
    storeRest: assign(({ context }, { page }: Page) => ({
      store: context.store.append(page),
      next: page.next,
    })),
    storeChange: assign(({ context }, { change }: Changed) => ({
      store: withChange(context.list, context.store, change, keptIn(context)),
    })),
    storeLook: assign(({ context }, { look }: { look: Partial<RelationLook> }) => ({
      look: { ...context.look, ...look },
    })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    notifyAvatars: sendTo(
      ({ context }) => context.avatars,
      (_, { ids }: { ids: readonly number[] }) => ({ type: 'people.seen' as const, ids }),
    ),
    /** A row gets a chart of its own only now, and only for what is done to it; the last stands last. */
    engage: enqueueActions(({ context, enqueue, self }, { userId, act }: Act) => {
      const kind = kinds[act];
      const entry = context.store.get(userId);
      if (!entry) return;
      const known = context.parts.find((part) => part.userId === userId && part.kind === kind);
      if (known) {
        enqueue.assign({ parts: [...context.parts.filter((part) => part !== known), known] });
        return;
      }
      const { person, isFollowed, banType } = entry;
      const whom = { userId, displayName: person.displayName };
      const spare = context.parts.slice(0, Math.max(0, context.parts.length + 1 - mostParts));
      for (const part of spare) enqueue.stopChild(part.actor);
      enqueue.assign(({ spawn, context: { parts, store } }) => {
        const begin = (): Types.RowPart => {
          if (kind === 'follow') {
            const input = { ...whom, isFollower: isFollowed };
            const actor = spawn('follow', { id: `follow ${userId}`, input });
            return { kind, userId, actor: childOf(self, actor) };
          }
          if (kind === 'ban') {
            const input = { ...whom, banType };
            const actor = spawn('ban', { id: `ban ${userId}`, input });
            return { kind, userId, actor: childOf(self, actor) };
          }
          const input = { username: person.username, viewerId: null, known: detailsOf(entry) };
          const actor = spawn('renewal', { id: `renewal ${userId}`, input });
          return { kind, userId, actor: childOf(self, actor) };
        };
        return {
          parts: [...parts.slice(spare.length), begin()],
          store: spare.reduce((found, { userId: old }) => found.release(old), store),
        };
      });
    }),
    order: enqueueActions(({ context: { parts }, enqueue }, { userId, act }: Act) => {
      const kind = kinds[act];
      const part = parts.find((each) => each.userId === userId && each.kind === kind);
      if (part) enqueue.sendTo(part.actor, orders[act]);
    }),
    notifyParts: enqueueActions(
      ({ context: { parts }, enqueue }, event: DialogsEmitted | ({ type: string } & Changed)) => {
        for (const { actor } of parts) enqueue.sendTo(actor, event as DialogsEmitted);
      },
    ),
    forward: emit(emittedOf<Types.RowEmitted>),
    /** A report is a dialog; a subscription has its own screen, where it is bought, renewed and ended. */
    ask: enqueueActions(({ context, enqueue }, { userId, ask }: Row & { ask: Types.RowAsk }) => {
      const { person } = context.store.get(userId) ?? {};
      const { username = '', displayName = '' } = person ?? {};
      if (ask === 'subscription') {
        enqueue.emit({
          type: 'location.requested',
          path: subscriptionPath({ username }) ?? href('interestsSubscriptions'),
        });
        return;
      }
      enqueue.emit({
        type: 'dialog.requested',
        id: `complaint-${userId}`,
        dialog: 'complaint',
        input: { about: { kind: 'chat', userId }, displayName, userId },
      });
    }),
    openPerson: emit(({ context: { store } }, { userId }: Row) => ({
      type: 'location.requested' as const,
      path:
        profilePath(store.get(userId)?.person ?? { username: '' }) ??
        href('conversation', { withUserId: userId }),
    })),
    writeMessage: emit((_, { userId }: Row) => ({
      type: 'location.requested' as const,
      path: href('conversation', { withUserId: userId }),
    })),
    announceRead: emit({ type: 'list.settled' }),
  },
});
