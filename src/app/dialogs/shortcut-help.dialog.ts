import { shortcutHelpMachine } from '#machines/modal/shortcut-help.machine.ts';
import { ShortcutHelpView } from '#src/views/modal/shortcut-help.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ShortcutHelpDialog } from '#machines/modal/shortcut-help.types.ts';

export default defineDialog<ShortcutHelpDialog, typeof shortcutHelpMachine>('shortcutHelp', {
  machine: shortcutHelpMachine,
  View: ShortcutHelpView,
  input: () => undefined,
});
