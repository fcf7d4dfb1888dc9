import { assign, setup } from 'xstate';
import { readingTime } from './notices.ports.ts';
import type { Notice, NoticeShown, NoticesContext, NoticesEvent } from './notices.types.ts';

const longestQueue = 20;
const isSame = (notice: Notice, shown: NoticeShown) =>
  notice.key === shown.key && JSON.stringify(notice.params) === JSON.stringify(shown.params ?? {});
const without = (notices: readonly Notice[], id: string) =>
  notices.filter((notice) => notice.id !== id);

/** What the app tells in passing (toasts) and what must be acknowledged (alerts). */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  guards: {
    isRepeated: ({ context }, params: NoticeShown) =>
      [...context.toasts, ...context.alerts].some((notice) => isSame(notice, params)),
    isAlert: (_, params: NoticeShown) => params.alert === true,
    isFirst: ({ context }, params: { id: string }) => context.toasts[0]?.id === params.id,
    isFirstCalled: ({ context }, params: { key: string }) => context.toasts[0]?.key === params.key,
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNoToasts: ({ context }) => context.toasts.length === 0,
  },
  actions: {
    add: assign(({ context }, params: NoticeShown) => {
      const { tone, key, title = null, params: words = {} } = params;
      const notice: Notice = { id: `notice-${context.count}`, tone, key, title, params: words };
      const list = params.alert === true ? 'alerts' : 'toasts';
      return {
        count: context.count + 1,
        [list]: [...context[list], notice].slice(-longestQueue),
      };
    }),
    remove: assign(({ context }, params: { id: string }) => ({
      toasts: without(context.toasts, params.id),
      alerts: without(context.alerts, params.id),
    })),
    withdraw: assign(({ context }, params: { key: string }) => ({
      toasts: context.toasts.filter(({ key }) => key !== params.key),
      alerts: context.alerts.filter(({ key }) => key !== params.key),
    })),
    removeFirst: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
  },
  delays: { reading: readingTime(12) },
}).createMachine({
  id: 'notices',
  description: 'Toasts pass when they have been read; alerts stay until they are put away.',
  meta: { requirement: 'spec §8 messages; decisions §4' },
  context: { toasts: [], alerts: [], count: 0 },
  initial: 'quiet',
  on: {
    'notice.dismiss': {
      actions: { type: 'remove', params: ({ event }) => event },
    },
    'notice.withdrawn': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'notice.shown': [
      { guard: { type: 'isRepeated', params: ({ event }) => event } },
      { actions: { type: 'add', params: ({ event }) => event } },
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
        'notice.withdrawn': {
          guard: { type: 'isFirstCalled', params: ({ event }) => event },
          target: 'counting',
          reenter: true,
          actions: { type: 'withdraw', params: ({ event }) => event },
        },
        'notice.dismiss': {
          guard: { type: 'isFirst', params: ({ event }) => event },
          target: 'counting',
          reenter: true,
          actions: { type: 'remove', params: ({ event }) => event },
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
