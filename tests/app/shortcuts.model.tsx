import { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { ShortcutsView } from '#src/views/app/shortcuts.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: shortcutsMachine,
  View: ShortcutsView,
  cases: {
    events: {
      'key.press': [{ key: 'g' }, { key: 'h' }, { key: '?' }, { key: 'n' }, { key: 'j' }],
      'shortcuts.choose': [{ isOn: true }, { isOn: false }],
      'shortcuts.changed': [{ isOn: true }, { isOn: false }],
      'link.copied': [
        { link: 'https://fanfare.test/ada/post/11', isCopied: true },
        { link: 'https://fanfare.test/ada/post/11', isCopied: false },
      ],
    },
  },
  gestures: {
    'key.press': world,
    'shortcuts.choose': (person, { isOn }) =>
      person.choose('Keyboard shortcuts', isOn ? 'On' : 'Off'),
    'shortcuts.changed': world,
    'help.ask': (person) => person.press('Show the keys'),
    'search.missing': world,
    'link.copied': world,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'shortcuts.choose' && snapshot.matches('on') === event.isOn
      ? 'what is chosen already is not a choice'
      : null,
  sightings: {
    off: (person) => person.seesValue('Keyboard shortcuts', 'off'),
    'on.resting': (person) => person.seesValue('Keyboard shortcuts', 'on'),
    'on.going': (person) => person.seesValue('Keyboard shortcuts', 'on'),
  },
});
