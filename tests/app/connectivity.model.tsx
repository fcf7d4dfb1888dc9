import { connectivityMachine } from '#machines/app/connectivity.machine.ts';
import { ConnectivityView } from '#src/views/app/connectivity.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byPort, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: connectivityMachine,
  View: ConnectivityView,
  cases: { outcomes: { probe: { done: [undefined], error: [{ kind: 'offline' }] } } },
  gestures: {
    'connection.lost': byPort,
    'connection.found': byPort,
    'call.failed': byPort,
    'connection.retry': (person) => person.press('Try now'),
  },
  sightings: {
    online: (person) => person.seesNot(/offline|onnect|online/),
    suspecting: (person) => person.seesNot(/offline|onnect|online/),
    settling: (person) => person.seesNot(/offline|onnect|online/),
    offline: (person) => person.sees(pattern('app.connectivity.offline')),
    checking: (person) => person.sees(pattern('app.connectivity.checking')),
    'unreachable.pausing': (person) => person.seesEnabled('button', 'Try now'),
    'unreachable.probing': (person) => person.seesEnabled('button', 'Try now'),
    restored: (person) => person.sees(t('app.connectivity.restored')),
  },
});
