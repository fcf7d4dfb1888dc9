import type { Shortcut } from '#machines/app/shortcuts.types.ts';

interface Group {
  readonly name: 'cards' | 'goTo' | 'anywhere';
  /** Pairs of the keys to show and the shortcut, whose name is also its text key. */
  readonly keys: readonly (readonly [pressed: string, shortcut: Shortcut])[];
}

/** The shortcuts as they are listed. */
export const shortcutGroups: readonly Group[] = [
  {
    name: 'cards',
    keys: [
      ['j k', 'cards'],
      ['l', 'like'],
      ['c', 'comments'],
      ['o', 'open'],
      ['s', 'share'],
      ['.', 'newPosts'],
      ['f', 'filter'],
    ],
  },
  {
    name: 'goTo',
    keys: [
      ['g h', 'home'],
      ['g e', 'explore'],
      ['g m', 'messages'],
      ['g b', 'billing'],
      ['g l', 'library'],
    ],
  },
  {
    name: 'anywhere',
    keys: [
      ['/', 'search'],
      ['n', 'newPost'],
      ['?', 'help'],
      ['Shift Alt D', 'discreet'],
    ],
  },
];
