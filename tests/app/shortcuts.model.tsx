import { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { ShortcutChoices } from '#src/views/app/shortcut-choices.tsx';
import { ShortcutsView } from '#src/views/app/shortcuts.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byPort, defineModel } from '#tests/lib/model.ts';

/** As the settings show them: all at once, and each. */
const View = ({ actor }: Parameters<typeof ShortcutChoices>[0]) => (
  <>
    <ShortcutsView actor={actor} />
    <ShortcutChoices actor={actor} />
  </>
);
const like = /^Like/;

export default defineModel({
  machine: shortcutsMachine,
  View,
  cases: {
    events: {
      'key.press': [
        { key: 'g' },
        { key: 'h' },
        { key: '?' },
        { key: 'n' },
        { key: 'l' },
        { key: 'x' },
      ],
      'shortcuts.choose': [{ isOn: true }, { isOn: false }],
      'shortcut.choose': ({ off }) => [
        { shortcut: 'like' as const, isWanted: off.includes('like') },
      ],
      'shortcuts.changed': [
        { isOn: true, off: [] },
        { isOn: true, off: ['like', 'library', 'help', 'newPost'] },
        { isOn: false, off: [] },
      ],
      'keys.missed': [{ key: 'n' }, { key: '/' }, { key: '?' }, { key: 'x' }],
      'link.copied': [
        { link: 'https://fanfare.test/ada/post/11', isCopied: true },
        { link: 'https://fanfare.test/ada/post/11', isCopied: false },
      ],
    },
    outcomes: { awaitSearch: { done: [undefined], error: [{ kind: 'offline' }] } },
  },
  gestures: {
    'key.press': byPort,
    'keys.missed': byPort,
    'shortcuts.choose': (person, { isOn }) =>
      person.choose('Keyboard shortcuts', isOn ? t('app.shortcuts.on') : 'Off'),
    'shortcut.choose': (person) => person.press(like, 'checkbox'),
    'shortcuts.changed': byPort,
    'help.ask': (person) => person.press(t('app.shortcuts.show')),
    'search.missing': byPort,
    'link.copied': byPort,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'shortcuts.choose' && snapshot.matches('on') === event.isOn
      ? 'what is chosen already is not a choice'
      : null,
  sightings: {
    off: async (person) => {
      await person.seesValue('Keyboard shortcuts', 'off');
      await person.seesDisabled('checkbox', like);
    },
    'on.resting': async (person, { context }) => {
      await person.seesValue('Keyboard shortcuts', 'on');
      await person.seesChecked(like, !context.off.includes('like'));
    },
    'on.going': (person) => person.seesValue('Keyboard shortcuts', 'on'),
    'on.searching': (person) => person.seesValue('Keyboard shortcuts', 'on'),
    'on.settling': (person) => person.seesValue('Keyboard shortcuts', 'on'),
  },
});
