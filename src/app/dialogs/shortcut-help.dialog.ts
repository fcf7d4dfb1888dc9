import { shortcutHelpMachine } from '#machines/modal/shortcut-help.machine.ts';
import { ShortcutHelpView } from '#src/views/modal/shortcut-help.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('shortcutHelp', {
  machine: shortcutHelpMachine,
  View: ShortcutHelpView,
  input: () => undefined,
});
