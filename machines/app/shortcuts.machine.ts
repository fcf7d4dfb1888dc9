import { assign, emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { href } from '../navigation/routes.ts';
import { keysBesides, placeShortcutOf, singleShortcutOf } from './shortcut-keys.ts';
import { awaitSearch, keepShortcuts, watchKeys } from './shortcuts.ports.ts';
import type { NoticeShown } from './notice.types.ts';
import type * as Types from './shortcuts.types.ts';

type Pressed = { key: string };
type Copied = { link: string; isCopied: boolean };

const places = {
  home: href('main'),
  explore: href('explore'),
  messages: href('messages'),
  billing: href('billing'),
  library: href('library'),
} as const;
type Kept = { isOn: boolean; off: readonly Types.Shortcut[] };
type One = { shortcut: Types.Shortcut; isWanted: boolean };

const isWanted = ({ off }: Types.ShortcutsContext, shortcut: Types.Shortcut | null) =>
  shortcut !== null && !off.includes(shortcut);

const stored = { type: 'storeOff', params: eventOf } as const;
const choose = [
  { guard: { type: 'isOn', params: eventOf }, target: '.on', actions: stored },
  { target: '.off', actions: stored },
] as const;

/** Single-key shortcuts; a person can switch them off (WCAG 2.1.4). */
export const shortcutsMachine = setup({
  types: {
    context: {} as Types.ShortcutsContext,
    events: {} as Types.ShortcutsEvent,
    emitted: {} as Types.ShortcutsEmitted,
    children: {} as {
      keepShortcuts: 'keepShortcuts';
      watchKeys: 'watchKeys';
      awaitSearch: 'awaitSearch';
    },
  },
  actors: { keepShortcuts, watchKeys, awaitSearch },
  guards: {
    isOn: (_, params: { isOn: boolean }) => params.isOn,
    isPrefix: (_, { key }: Pressed) => key === 'g',
    isHelp: ({ context }, { key }: Pressed) => key === '?' && isWanted(context, 'help'),
    isNew: ({ context }, { key }: Pressed) => key === 'n' && isWanted(context, 'newPost'),
    isSearch: ({ context }, { key }: Pressed) => key === '/' && isWanted(context, 'search'),
    isMeant: ({ context }, { key }: Pressed) => isWanted(context, singleShortcutOf(key)),
    isPlace: ({ context }, { key }: Pressed) => isWanted(context, placeShortcutOf(key)),
  },
  actions: {
    storeOff: assign((_, { off }: Kept) => ({ off })),
    applyChoice: sendTo('keepShortcuts', ({ context: { off } }, { isOn }: { isOn: boolean }) => ({
      type: 'shortcuts.apply' as const,
      isOn,
      off,
    })),
    applyOne: sendTo('keepShortcuts', ({ context: { off } }, { shortcut, isWanted: is }: One) => ({
      type: 'shortcuts.apply' as const,
      isOn: true,
      off: is ? off.filter((one) => one !== shortcut) : [...off, shortcut],
    })),
    actInPage: sendTo('watchKeys', (_, { key }: Pressed) => ({ type: 'page.act' as const, key })),
    requestHelp: emit({
      type: 'dialog.requested',
      id: 'shortcut-help',
      dialog: 'shortcutHelp',
      input: null,
    }),
    requestPlace: emit((_, { key }: Pressed) => {
      const place = placeShortcutOf(key);
      if (place === null) throw new Error('This letter leads nowhere.');
      return { type: 'location.requested' as const, path: places[place] };
    }),
    requestNew: emit({ type: 'location.requested', path: href('newPost') }),
    requestSearch: emit({ type: 'location.requested', path: places.explore }),
    announceCopy: emit((_, { link, isCopied }: Copied): NoticeShown => ({
      type: 'notice.shown',
      tone: isCopied ? 'positive' : 'caution',
      key: isCopied ? 'app.shortcuts.copied' : 'app.shortcuts.copyRefused',
      params: { [isCopied ? 'link' : 'url']: link },
    })),
  },
  delays: { prefixTime: 1_500, searchTime: 10_000, restTime: 700 },
}).createMachine({
  id: 'shortcuts',
  description:
    'Single keys lead through lists and to places, but for those that the person turned off.',
  meta: { requirement: 'screens §0 keys, §2 keys; WCAG 2.1.4; issue 38 site' },
  context: { off: [] },
  invoke: { id: 'keepShortcuts', src: 'keepShortcuts' },
  initial: 'off',
  on: {
    'shortcuts.choose': { actions: { type: 'applyChoice', params: eventOf } },
    'shortcuts.changed': choose,
    'help.ask': { actions: 'requestHelp' },
  },
  states: {
    off: {
      description:
        'Single keys do nothing, by choice or because nobody is signed in; the keys can still be looked at.',
    },
    on: {
      description: 'Keys are listened to, all or those that are left.',
      invoke: {
        id: 'watchKeys',
        src: 'watchKeys',
        input: ({ context }) => ({ keys: keysBesides(context.off) }),
      },
      on: {
        'shortcut.choose': { actions: { type: 'applyOne', params: eventOf } },
        'search.missing': { target: '.searching', actions: 'requestSearch' },
        'link.copied': { actions: { type: 'announceCopy', params: eventOf } },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'The next key counts by itself.',
          on: {
            'keys.missed': [
              {
                guard: { type: 'isNew', params: eventOf },
                target: 'settling',
                actions: 'requestNew',
              },
              {
                guard: { type: 'isSearch', params: eventOf },
                target: 'settling',
                actions: { type: 'actInPage', params: eventOf },
              },
              { guard: { type: 'isHelp', params: eventOf }, actions: 'requestHelp' },
              { target: 'settling' },
            ],
            'key.press': [
              { guard: { type: 'isPrefix', params: eventOf }, target: 'going' },
              { guard: { type: 'isHelp', params: eventOf }, actions: 'requestHelp' },
              { guard: { type: 'isNew', params: eventOf }, actions: 'requestNew' },
              {
                guard: { type: 'isMeant', params: eventOf },
                actions: { type: 'actInPage', params: eventOf },
              },
            ],
          },
        },
        going: {
          description: 'The next key says where to go; for a moment.',
          after: { prefixTime: { target: 'resting' } },
          on: {
            'key.press': [
              {
                guard: { type: 'isPlace', params: eventOf },
                target: 'resting',
                actions: { type: 'requestPlace', params: eventOf },
              },
              { target: 'resting' },
            ],
          },
        },
        searching: {
          description: 'The page with a search is on its way; what is typed is for it.',
          invoke: {
            id: 'awaitSearch',
            src: 'awaitSearch',
            onDone: { target: 'resting' },
            onError: { target: 'resting' },
          },
          after: { searchTime: { target: 'resting' } },
        },
        settling: {
          description:
            'Words are typed that began before anything listened: no key counts until they rest.',
          after: { restTime: { target: 'resting' } },
          on: { 'key.press': { target: 'settling', reenter: true } },
        },
      },
    },
  },
});
