import type { NoticeShown } from './notice.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { ShortcutHelpDialog } from '../modal/shortcut-help.types.ts';

/** Command of one single key. */
export type SingleShortcut =
  | 'cards'
  | 'like'
  | 'comments'
  | 'open'
  | 'share'
  | 'newPosts'
  | 'filter'
  | 'search'
  | 'newPost'
  | 'help';
/** Page that `g` and then a letter opens. */
export type PlaceShortcut = 'home' | 'explore' | 'messages' | 'billing' | 'library';
/** Keys that are held together; its own chart listens to it, in fields and dialogs too. */
export type ChordShortcut = 'discreet';
export type Shortcut = SingleShortcut | PlaceShortcut | ChordShortcut;

export interface ShortcutsContext {
  /** Shortcuts that are turned off, while the others work. */
  readonly off: readonly Shortcut[];
}

export type ShortcutsEvent =
  /** A single key was pressed while nothing was being typed and no dialog was open. */
  | { type: 'key.press'; key: string }
  /** The person switches single keys on or off. */
  | { type: 'shortcuts.choose'; isOn: boolean }
  /** Turns one of them on or off. */
  | { type: 'shortcut.choose'; shortcut: Shortcut; isWanted: boolean }
  /** Present state: at the start, after a choice, or by another tab. */
  | { type: 'shortcuts.changed'; isOn: boolean; off: readonly Shortcut[] }
  | { type: 'help.ask' }
  /** Keys were pressed just before anything listened, first this one. */
  | { type: 'keys.missed'; key: string }
  /** Event: this page has nothing to search with. */
  | { type: 'search.missing' }
  | { type: 'link.copied'; link: string; isCopied: boolean };

export type ShortcutsEmitted =
  | DialogRequested<ShortcutHelpDialog>
  | NoticeShown
  | { type: 'location.requested'; path: string };
