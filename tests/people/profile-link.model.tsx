import { profileLinkMachine } from '#machines/people/profile-link.machine.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const link = 'https://fanfare.test/ada';

export default defineModel({
  machine: profileLinkMachine,
  reason: 'The menu that asks for it belongs to the relationship; a notice announces the outcome.',
  input: { username: 'ada' },
  cases: {
    events: {},
    outcomes: {
      copyLink: {
        done: [
          { link, isCopied: true },
          { link, isCopied: false },
        ],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: { 'link.copy': byChart },
  sightings: {},
});
