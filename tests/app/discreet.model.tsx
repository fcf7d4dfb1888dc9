import { discreetMachine } from '#machines/app/discreet.machine.ts';
import { DiscreetView } from '#src/views/app/discreet.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byPort, defineModel } from '#tests/lib/model.ts';

const label = t('app.discreet.label');

export default defineModel({
  machine: discreetMachine,
  View: DiscreetView,
  cases: { events: { 'discreet.changed': [{ isOn: true }, { isOn: false }] } },
  gestures: {
    'discreet.switch': (person) => person.press(label, 'switch'),
    'discreet.changed': byPort,
  },
  sightings: {
    off: (person) => person.seesChecked(label, false),
    on: (person) => person.seesChecked(label, true),
  },
});
