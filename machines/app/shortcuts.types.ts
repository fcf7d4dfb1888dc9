import type { DialogRequested } from './app.types.ts';
import type { NoticeShown } from './notices.types.ts';

export type ShortcutsEvent =
  /** A single key was pressed while nothing was being typed and no dialog was open. */
  | { type: 'key.press'; key: string }
  /** The person switches single keys on or off. */
  | { type: 'shortcuts.choose'; isOn: boolean }
  /** As it is now: at the start, after a choice, or by another tab. */
  | { type: 'shortcuts.changed'; isOn: boolean }
  | { type: 'help.ask' }
  /** There is nothing to search with on this page. */
  | { type: 'search.missing' }
  | { type: 'link.copied'; link: string; isCopied: boolean };

export type ShortcutsEmitted =
  DialogRequested | NoticeShown | { type: 'location.requested'; path: string };
