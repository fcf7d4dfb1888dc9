export type ShortcutHelpEvent = { type: 'help.close' };
