import { shortcutHelpMachine } from '#machines/modal/shortcut-help.machine.ts';
import { ShortcutHelpView } from '#src/views/modal/shortcut-help.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: shortcutHelpMachine,
  View: ShortcutHelpView,
  cases: {},
  gestures: { 'help.close': (person) => person.press('Close') },
  sightings: {
    reading: (person) => person.sees('Next and previous post'),
    closed: (person) => person.sees('Keyboard shortcuts'),
  },
});
