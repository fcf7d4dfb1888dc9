import { themeMachine } from '#machines/app/theme.machine.ts';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { byPort, defineModel } from '#tests/lib/model.ts';

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const;
const all = [{ theme: 'light' }, { theme: 'dark' }, { theme: 'system' }] as const;

export default defineModel({
  machine: themeMachine,
  View: ThemeView,
  cases: { events: { 'theme.choose': all, 'theme.changed': all } },
  gestures: {
    'theme.choose': (person, event) => person.choose('Theme', names[event.theme]),
    'theme.changed': byPort,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'theme.choose' && snapshot.value === event.theme
      ? 'what is chosen already is not a choice'
      : null,
  sightings: {
    system: (person) => person.seesValue('Theme', 'system'),
    light: (person) => person.seesValue('Theme', 'light'),
    dark: (person) => person.seesValue('Theme', 'dark'),
  },
});
