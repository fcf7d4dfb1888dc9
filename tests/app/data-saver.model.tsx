import { dataSaverMachine } from '#machines/app/data-saver.machine.ts';
import { DataSaverView } from '#src/views/app/data-saver.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byPort, defineModel } from '#tests/lib/model.ts';

const names = { auto: 'Automatic', on: t('app.dataSaver.on'), off: 'Off' } as const;

export default defineModel({
  machine: dataSaverMachine,
  View: DataSaverView,
  cases: {
    events: {
      'dataSaver.choose': [{ mode: 'on' }, { mode: 'off' }, { mode: 'auto' }],
      'dataSaver.changed': [
        { mode: 'on', isSaving: true },
        { mode: 'off', isSaving: false },
        { mode: 'auto', isSaving: true },
        { mode: 'auto', isSaving: false },
      ],
    },
  },
  gestures: {
    'dataSaver.choose': (person, event) => person.choose('Data saver', names[event.mode]),
    'dataSaver.changed': byPort,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'dataSaver.choose' && snapshot.matches(event.mode)
      ? 'what is chosen already is not a choice'
      : null,
  sightings: {
    'auto.fetching': async (person) => {
      await person.seesValue('Data saver', 'auto');
      await person.seesNot(pattern('app.dataSaver.autoNow'));
    },
    'auto.saving': async (person) => {
      await person.seesValue('Data saver', 'auto');
      await person.sees(pattern('app.dataSaver.autoNow'));
    },
    on: (person) => person.seesValue('Data saver', 'on'),
    off: (person) => person.seesValue('Data saver', 'off'),
  },
});
