import type { DialogToken } from './dialog-token.types.ts';

export type ShortcutHelpEvent = { type: 'help.close' };

/** The dialog that lists the single keys. */
export type ShortcutHelpDialog = DialogToken<'shortcutHelp', null, null>;
