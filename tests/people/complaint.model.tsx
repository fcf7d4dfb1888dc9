import { complaintMachine } from '#machines/people/complaint.machine.ts';
import { ComplaintView } from '#src/views/people/complaint.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const empty = 'The message field is required.';
const blocked = { kind: 'confirmed', value: 'block' } as const;

export default defineModel({
  machine: complaintMachine,
  View: ComplaintView,
  input: { about: { kind: 'chat', userId: 7 }, displayName: 'Ada Lovelace', userId: 7 },
  cases: {
    events: {
      'form.submit': [{ reason: 'spam', message: 'Ten times the same.' }],
      'dialog.answered': [
        { id: 'complaint-block-7', answer: blocked },
        { id: 'another', answer: blocked },
      ],
    },
    outcomes: {
      sendComplaint: {
        done: [{ number: 'R-42' }],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'unauthenticated' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'invalid', message: empty, fields: { message: [empty] }, jwt: null },
          { kind: 'notFound' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { message }) => {
      await person.choose('Reason', 'Spam or advertising');
      await person.fill('What happened?', message);
      await person.press('Send report');
    },
    'reports.open': (person) => person.press('See my reports'),
    'block.ask': (person) => person.press(t('people.complaint.block', { name: 'Ada Lovelace' })),
    'dialog.finish': (person) => person.press('Done'),
    'dialog.dismiss': byChart,
    'dialog.answered': byChart,
  },
  unreached: { 'sent|block.ask|0 = no': 'nobody to block: see complaint.test.ts' },
  sightings: {
    editing: async (person) => {
      await person.seesEnabled('button', 'Send report');
      await person.seesNot(/Too many attempts/);
    },
    saving: (person) => person.seesBusy('button', 'Send report'),
    rejected: (person) => person.seesRole('alert'),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Send report');
    },
    sent: async (person) => {
      await person.sees(/R-42/);
      await person.seesEnabled('button', t('people.complaint.block', { name: 'Ada Lovelace' }));
    },
    parted: (person) => person.sees(t('people.complaint.parted', { name: 'Ada Lovelace' })),
    settled: (person) => person.seesDisabled('button', 'Done'),
  },
});
