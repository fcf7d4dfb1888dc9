import { assign, setup, stateIn } from 'xstate';
import { attemptGuards, waitActions } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { atOnceGuards, atOnceStates, choosing, putBack, withChoice } from '../parts/at-once.ts';
import { readAnew } from '../parts/resource.ts';
import { loadNoticeSettings, saveNoticeSettings } from './notice-settings.ports.ts';
import type * as Types from './notice-settings.types.ts';

type Settings = Types.NoticeSettings;

/** Default notification settings: all on, and no mails. */
export const everyNotice: Settings = {
  likes: true,
  comments: true,
  purchases: true,
  followers: true,
  subscribers: true,
  mails: null,
  hidesContent: false,
};

const read = {
  target: 'resting',
  actions: { type: 'storeKept', params: outputOf<Settings> },
} as const;
/** Transitions where settings were changed elsewhere, or may have been. */
const missed = {
  'settings.updated': { target: 'refreshing', reenter: true },
  'connection.caughtUp': { target: 'refreshing', reenter: true },
} as const;

/** Notification settings of a member: stored at once, and put back where it fails. */
export const noticeSettingsMachine = setup({
  types: {
    context: {} as Types.NoticeSettingsContext,
    input: {} as Types.NoticeSettingsInput,
    events: {} as Types.NoticeSettingsEvent,
    children: {} as {
      loadNoticeSettings: 'loadNoticeSettings';
      saveNoticeSettings: 'saveNoticeSettings';
    },
  },
  actors: { loadNoticeSettings, saveNoticeSettings },
  guards: {
    ...atOnceGuards,
    isAbsent: attemptGuards.isGone,
    isBehind: stateIn({ saving: 'behind' }),
  },
  actions: {
    storeChoice: assign(({ context }, { choice: { mails, ...choice } }: Types.NoticeChosen) => {
      const before = context.wanted.mails;
      return withChoice(
        { context },
        { choice: { ...choice, mails: before && { ...before, ...mails } } },
      );
    }),
    storeKept: assign((_, kept: Settings) => ({ kept })),
    storeViewer: assign((_, { viewer }: Types.NoticeSettingsInput) => ({ viewer })),
    putBack: assign(({ context }) => putBack({ context })),
    ...waitActions<Types.NoticeSettingsContext, Types.NoticeSettingsEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'noticeSettings',
  description: 'A member chooses which notifications they get, in the product and by mail.',
  meta: { requirement: 'issue 38 site: notifications' },
  context: ({ input }) => ({ ...input, kept: everyNotice, wanted: everyNotice, secondsLeft: 0 }),
  on: { 'viewer.changed': { actions: { type: 'storeViewer', params: eventOf } } },
  initial: 'loading',
  states: {
    loading: {
      description: 'What was chosen before is on its way; skeletons stand in its place.',
      tags: 'busy',
      on: { 'settings.updated': readAnew },
      invoke: {
        id: 'loadNoticeSettings',
        src: 'loadNoticeSettings',
        onDone: read,
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          { target: 'unread' },
        ],
      },
    },
    ...atOnceStates<Settings>()({ send: 'saveNoticeSettings', stored: [] }, missed),
    refreshing: {
      description: 'What is shown is read again, and can be changed meanwhile.',
      invoke: {
        id: 'loadNoticeSettings',
        src: 'loadNoticeSettings',
        onDone: read,
        onError: { target: 'resting' },
      },
      on: { ...choosing, ...missed },
    },
    unread: {
      description: 'What was chosen before could not be read.',
      on: {
        'settings.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
    absent: { description: 'The site lets nobody choose, so nothing of it is drawn.' },
  },
});
