import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { relationUndoMachine } from '../people/relation-undo.machine.ts';
import { joined, joins, trueOf, undosOf } from './joined-notices.ts';
import { readingTime } from './notices.ports.ts';
import type * as Types from './notices.types.ts';
import type { Notice, NoticeShown } from './notice.types.ts';

const longestQueue = 20;
const isSame = (notice: Notice, shown: NoticeShown) =>
  notice.key === shown.key && JSON.stringify(notice.params) === JSON.stringify(shown.params ?? {});
const without = (notices: readonly Notice[], id: string) =>
  notices.filter((notice) => notice.id !== id);

/** Notices of the app: toasts, which time out, and alerts, which must be acknowledged. */
export const noticesMachine = setup({
  types: {
    context: {} as Types.NoticesContext,
    events: {} as Types.NoticesEvent,
    emitted: {} as Types.NoticesEmitted,
    children: {} as { undo: 'undo' },
  },
  actors: { undo: relationUndoMachine },
  guards: {
    isRepeated: ({ context }, params: NoticeShown) =>
      [...context.toasts, ...context.alerts].some((notice) => isSame(notice, params)),
    isJoined: ({ context }, params: NoticeShown) =>
      context.toasts.some((notice) => joins(params, notice)),
    isJoinedFirst: ({ context }, params: NoticeShown) => joins(params, context.toasts[0]),
    isAlert: (_, params: NoticeShown) => params.alert === true,
    isFirst: ({ context }, params: { id: string }) => context.toasts[0]?.id === params.id,
    isFirstCalled: ({ context }, params: { key: string }) => context.toasts[0]?.key === params.key,
    canAct: ({ context }, params: { id: string }) =>
      [...context.toasts, ...context.alerts].some(
        ({ id, action }) => id === params.id && action !== null,
      ),
    canLead: ({ context }, params: { id: string }) =>
      [...context.toasts, ...context.alerts].some(
        ({ id, lead }) => id === params.id && lead !== undefined,
      ),
    isUntrue: ({ context }, { appEvent }: { appEvent: Types.NoticeEvent }) =>
      context.toasts.some((notice) => trueOf(notice, appEvent)[0] !== notice),
    isFirstUntrue: ({ context: { toasts } }, { appEvent }: { appEvent: Types.NoticeEvent }) =>
      toasts[0] !== undefined && trueOf(toasts[0], appEvent)[0] !== toasts[0],
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNoToasts: ({ context }) => context.toasts.length === 0,
  },
  actions: {
    add: assign(({ context }, params: NoticeShown) => {
      const { tone, key, title = null, params: words = {}, action = null } = params;
      const id = `notice-${context.count}`;
      const lead = params.lead && { lead: params.lead };
      const notice: Notice = { id, tone, key, title, params: words, action, ...lead };
      const list = params.alert === true ? 'alerts' : 'toasts';
      return {
        count: context.count + 1,
        [list]: [...context[list], notice].slice(-longestQueue),
      };
    }),
    join: assign(({ context }, params: NoticeShown) => ({
      toasts: joined(context.toasts, params),
    })),
    remove: assign(({ context }, params: { id: string }) => ({
      toasts: without(context.toasts, params.id),
      alerts: without(context.alerts, params.id),
    })),
    withdraw: assign(({ context }, params: { key: string }) => ({
      toasts: context.toasts.filter(({ key }) => key !== params.key),
      alerts: context.alerts.filter(({ key }) => key !== params.key),
    })),
    orderUndo: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      const all = [...context.toasts, ...context.alerts];
      const undos = undosOf(all.find(({ id }) => id === params.id)?.action);
      for (const undo of undos) {
        const together = undos.length > 1 && { together: true };
        enqueue.sendTo(context.undo, { type: 'relation.undo', undo: { ...undo, ...together } });
      }
    }),
    requestLocation: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      const all = [...context.toasts, ...context.alerts];
      const path = all.find(({ id }) => id === params.id)?.lead?.path;
      if (path !== undefined) enqueue.emit({ type: 'location.requested', path });
    }),
    dropUntrue: assign(({ context }, { appEvent }: { appEvent: Types.NoticeEvent }) => ({
      toasts: context.toasts.flatMap((notice) => trueOf(notice, appEvent)),
    })),
    forward: emit(emittedOf<Types.NoticesEmitted>),
    removeFirst: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
  },
  delays: { reading: readingTime(12) },
}).createMachine({
  id: 'notices',
  description: 'Toasts pass when they have been read; alerts stay until they are put away.',
  meta: { requirement: 'spec §8 messages; decisions §4' },
  context: ({ spawn, self }) => ({
    toasts: [],
    alerts: [],
    count: 0,
    undo: childOf(self, spawn('undo', { id: 'undo' })),
  }),
  initial: 'quiet',
  on: {
    'notice.act': [
      {
        guard: { type: 'canAct', params: eventOf },
        actions: [
          { type: 'orderUndo', params: eventOf },
          { type: 'remove', params: eventOf },
        ],
      },
      {
        guard: { type: 'canLead', params: eventOf },
        actions: [
          { type: 'requestLocation', params: eventOf },
          { type: 'remove', params: eventOf },
        ],
      },
    ],
    'app.event': {
      guard: { type: 'isUntrue', params: eventOf },
      actions: { type: 'dropUntrue', params: eventOf },
    },
    ...forwarding,
    'notice.dismiss': {
      actions: { type: 'remove', params: eventOf },
    },
    'notice.withdrawn': { actions: { type: 'withdraw', params: eventOf } },
    'notice.shown': [
      { guard: { type: 'isRepeated', params: eventOf } },
      {
        guard: { type: 'isJoined', params: eventOf },
        actions: { type: 'join', params: eventOf },
      },
      { actions: { type: 'add', params: eventOf } },
    ],
  },
  states: {
    quiet: {
      description: 'No toast is shown; alerts may be.',
      always: { guard: 'hasToasts', target: 'counting' },
    },
    counting: {
      description: 'The oldest toast is shown for as long as its words need.',
      always: { guard: 'hasNoToasts', target: 'quiet' },
      on: {
        'notices.hold': { target: 'held' },
        'notice.shown': {
          guard: { type: 'isJoinedFirst', params: eventOf },
          target: 'counting',
          reenter: true,
          actions: { type: 'join', params: eventOf },
        },
        'notice.withdrawn': {
          guard: { type: 'isFirstCalled', params: eventOf },
          target: 'counting',
          reenter: true,
          actions: { type: 'withdraw', params: eventOf },
        },
        'app.event': {
          guard: { type: 'isFirstUntrue', params: eventOf },
          target: 'counting',
          reenter: true,
          actions: { type: 'dropUntrue', params: eventOf },
        },
        'notice.dismiss': {
          guard: { type: 'isFirst', params: eventOf },
          target: 'counting',
          reenter: true,
          actions: { type: 'remove', params: eventOf },
        },
      },
      after: {
        reading: { target: 'counting', reenter: true, actions: 'removeFirst' },
      },
    },
    held: {
      description: 'A pointer or the focus rests on the notices, so no clock runs.',
      always: { guard: 'hasNoToasts', target: 'quiet' },
      on: { 'notices.release': { target: 'counting' } },
    },
  },
});
