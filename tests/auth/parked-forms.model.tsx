import { parkedFormsMachine } from '#machines/auth/parked-forms.machine.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';
import { ada, bo } from './viewers.ts';

export default defineModel({
  machine: parkedFormsMachine,
  reason: 'The fields are drawn by the forms themselves: tests/e2e/expiry.e2e.ts.',
  cases: {
    events: {
      'form.edited': [
        {
          form: 'complaint',
          values: new Map([['details', 'half']]),
          isPrivate: false,
          outlivesPage: true,
        },
        {
          form: 'account',
          values: new Map([['holder', 'Ada']]),
          isPrivate: true,
          outlivesPage: false,
        },
      ],
      'forms.found': [
        {
          parked: [
            {
              ownerId: ada.id,
              form: 'complaint',
              values: new Map([['details', 'in another tab']]),
              isOwn: false,
            },
          ],
        },
        {
          parked: [
            {
              ownerId: ada.id,
              form: 'complaint',
              values: new Map([['details', 'half']]),
              isOwn: false,
            },
          ],
        },
        { parked: [] },
      ],
      'form.closed': [{ form: 'complaint' }],
      'form.restored': [{ form: 'complaint' }],
      'viewer.changed': [
        { viewer: ada, reason: 'login' },
        { viewer: bo, reason: 'login' },
        { viewer: null, reason: 'expired' },
        { viewer: null, reason: 'logout' },
      ],
    },
  },
  gestures: {
    'form.edited': byPort,
    'form.closed': byPort,
    'form.restored': byPort,
    'forms.found': byPort,
    'words.abandoned': byChart,
    'viewer.changed': byChart,
  },
  sightings: {},
});
