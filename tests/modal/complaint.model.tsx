import { complaintMachine } from '#machines/modal/complaint.machine.ts';
import { ComplaintView } from '#src/views/modal/complaint.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

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
    'block.ask': (person) => person.press('Limit Ada Lovelace'),
    'dialog.finish': (person) => person.press('Done'),
    'dialog.dismiss': world,
    'dialog.answered': world,
  },
  unreached: { 'sent|block.ask|0 = no': 'nobody to block: see complaint.test.ts' },
  sightings: {
    writing: (person) => person.seesEnabled('button', 'Send report'),
    sending: (person) => person.seesBusy('button', 'Send report'),
    refused: (person) => person.seesRole('alert'),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Send report');
    },
    sent: async (person) => {
      await person.sees(/R-42/);
      await person.seesEnabled('button', 'Limit Ada Lovelace');
    },
    parted: (person) => person.sees('Ada Lovelace is limited from now on.'),
    settled: (person) => person.seesDisabled('button', 'Done'),
  },
});
