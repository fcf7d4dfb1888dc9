import { emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { href } from '../navigation/routes.ts';
import { keepShortcuts, watchKeys } from './shortcuts.ports.ts';
import type { ShortcutsEmitted, ShortcutsEvent } from './shortcuts.types.ts';

type Pressed = { key: string };
type Copied = { link: string; isCopied: boolean };

/** Where `g` and then a letter leads. */
const places = {
  h: href('main'),
  e: href('explore'),
  m: href('messages'),
  b: href('billing'),
  l: href('library'),
} as const;
const isPlace = (key: string): key is keyof typeof places => key in places;

const choose = [
  { guard: { type: 'isOn', params: eventOf }, target: '.on' },
  { target: '.off' },
] as const;

/** What single keys do, for whoever works by keys; they can be switched off (WCAG 2.1.4). */
export const shortcutsMachine = setup({
  types: {
    events: {} as ShortcutsEvent,
    emitted: {} as ShortcutsEmitted,
    children: {} as { keepShortcuts: 'keepShortcuts'; watchKeys: 'watchKeys' },
  },
  actors: { keepShortcuts, watchKeys },
  guards: {
    isOn: (_, params: { isOn: boolean }) => params.isOn,
    isPrefix: (_, { key }: Pressed) => key === 'g',
    isHelp: (_, { key }: Pressed) => key === '?',
    isNew: (_, { key }: Pressed) => key === 'n',
    isPlace: (_, { key }: Pressed) => isPlace(key),
  },
  actions: {
    applyChoice: sendTo('keepShortcuts', (_, { isOn }: { isOn: boolean }) => ({
      type: 'shortcuts.apply' as const,
      isOn,
    })),
    actInPage: sendTo('watchKeys', (_, { key }: Pressed) => ({ type: 'page.act' as const, key })),
    requestHelp: emit({
      type: 'dialog.requested',
      id: 'shortcut-help',
      dialog: 'shortcutHelp',
      input: null,
    }),
    requestPlace: emit((_, { key }: Pressed) => {
      if (!isPlace(key)) throw new Error('This letter leads nowhere.');
      return { type: 'location.requested' as const, path: places[key] };
    }),
    requestNew: emit({ type: 'location.requested', path: href('newPost') }),
    requestSearch: emit({ type: 'location.requested', path: places.e }),
    announceCopy: emit((_, { link, isCopied }: Copied) => ({
      type: 'notice.shown' as const,
      tone: isCopied ? ('positive' as const) : ('caution' as const),
      key: isCopied ? 'app.shortcuts.copied' : 'app.shortcuts.copyRefused',
      params: { link },
    })),
  },
  delays: { prefixTime: 1_500 },
}).createMachine({
  id: 'shortcuts',
  description: 'Single keys lead through lists and to places, unless the person wants none.',
  meta: { requirement: 'screens §0 keys, §2 keys; WCAG 2.1.4' },
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
      description: 'Keys are listened to.',
      invoke: { id: 'watchKeys', src: 'watchKeys' },
      on: {
        'search.missing': { actions: 'requestSearch' },
        'link.copied': { actions: { type: 'announceCopy', params: eventOf } },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'The next key counts by itself.',
          on: {
            'key.press': [
              { guard: { type: 'isPrefix', params: eventOf }, target: 'going' },
              { guard: { type: 'isHelp', params: eventOf }, actions: 'requestHelp' },
              { guard: { type: 'isNew', params: eventOf }, actions: 'requestNew' },
              { actions: { type: 'actInPage', params: eventOf } },
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
      },
    },
  },
});
