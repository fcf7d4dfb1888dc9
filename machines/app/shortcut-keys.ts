import type { PlaceShortcut, Shortcut, SingleShortcut } from './shortcuts.types.ts';

/** Keys of each shortcut. */
const single = {
  cards: ['j', 'k'],
  like: ['l'],
  comments: ['c'],
  open: ['o'],
  share: ['s'],
  newPosts: ['.'],
  filter: ['f'],
  search: ['/'],
  newPost: ['n'],
  help: ['?'],
} as const satisfies Record<SingleShortcut, readonly string[]>;

/** Second key after `g`, for each page that it opens. */
const afterPrefix = {
  home: ['h'],
  explore: ['e'],
  messages: ['m'],
  billing: ['b'],
  library: ['l'],
} as const satisfies Record<PlaceShortcut, readonly string[]>;

const names = <Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables above name no others
  Object.keys(of) as Name[];

const singleShortcuts = names(single);
const placeShortcuts = names(afterPrefix);
export const shortcuts: readonly Shortcut[] = [...singleShortcuts, ...placeShortcuts, 'discreet'];

export const singleShortcutOf = (key: string): SingleShortcut | null =>
  singleShortcuts.find((name) => (single[name] as readonly string[]).includes(key)) ?? null;
export const placeShortcutOf = (key: string): PlaceShortcut | null =>
  placeShortcuts.find((name) => (afterPrefix[name] as readonly string[]).includes(key)) ?? null;

/** Every single key that means something while these are turned off. */
export function keysBesides(off: readonly Shortcut[]): string[] {
  const singles = singleShortcuts.filter((name) => !off.includes(name));
  const places = placeShortcuts.filter((name) => !off.includes(name));
  return [
    ...singles.flatMap((name) => single[name]),
    ...(places.length === 0 ? [] : ['g']),
    ...places.flatMap((name) => afterPrefix[name]),
  ];
}
