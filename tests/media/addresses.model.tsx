import { addressesMachine } from '#machines/media/addresses.machine.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const address = '/storage/lake/full?expires=1';
const other = '/storage/hill/full?expires=1';

export default defineModel({
  machine: addressesMachine,
  reason:
    'Pictures and videos draw it wherever they stand: tests/media/ended-address.browser.test.tsx.',
  cases: {
    events: {
      'address.failed': [{ address }, { address: other }],
      'address.loaded': [{ address }],
      'address.retry': [{ address }, { address: other }],
    },
    outcomes: {
      renewAddresses: {
        done: [[{ address, now: '/storage/lake/full?expires=2' }], []],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {
    'address.failed': byPort,
    'address.loaded': byPort,
    'address.retry': byPort,
    'connection.restored': byChart,
  },
  sightings: {},
});
