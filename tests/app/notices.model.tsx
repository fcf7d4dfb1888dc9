import { noticesMachine } from '#machines/app/notices.machine.ts';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

const toast = { tone: 'positive', key: 'shell.connection.restored' } as const;
const other = { tone: 'neutral', key: 'shell.connection.checking' } as const;
const alert = {
  tone: 'negative',
  key: 'shell.connection.unreachable',
  title: 'shell.consent.title',
  alert: true,
} as const;

export default defineModel({
  machine: noticesMachine,
  View: NoticesView,
  cases: {
    events: {
      'notice.shown': ({ count }) => (count < 3 ? [toast, other, alert] : [toast]),
      'notice.withdrawn': [{ key: toast.key }, { key: other.key }],
      'notice.dismiss': ({ toasts, alerts }) => [...toasts, ...alerts].map(({ id }) => ({ id })),
    },
  },
  gestures: {
    'notice.shown': world,
    'notice.withdrawn': world,
    'notice.dismiss': world,
    'notices.hold': world,
    'notices.release': world,
  },
  sightings: {
    quiet: (person) => person.seesNot('You are back online.'),
    counting: (person) => person.seesRole('button', 'Dismiss'),
    held: (person) => person.seesRole('button', 'Dismiss'),
  },
});
