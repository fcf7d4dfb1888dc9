import { unsentWorkMachine } from '#machines/auth/unsent-work.machine.ts';
import type { Work } from '#machines/auth/unsent-work.types.ts';
import { UnsentWorkView } from '#src/views/auth/unsent-work.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byPort, defineModel } from '#tests/lib/model.ts';

const nothing = { messages: 0, comments: 0, posts: 0, files: 0, payments: 0, changes: 0 };
const sending: Work = {
  sending: { ...nothing, messages: 2, files: 1 },
  typedTabs: 0,
  silentTabs: 0,
};
const silent: Work = { sending: nothing, typedTabs: 0, silentTabs: 1 };
const typed: Work = { sending: nothing, typedTabs: 2, silentTabs: 0 };
const free: Work = { sending: nothing, typedTabs: 0, silentTabs: 0 };

export default defineModel({
  machine: unsentWorkMachine,
  View: UnsentWorkView,
  inputs: [{ work: sending }, { work: silent }, { work: typed }],
  cases: {
    events: {
      'work.counted': [{ work: sending }, { work: silent }, { work: typed }, { work: free }],
    },
  },
  gestures: {
    'work.counted': byPort,
    'departure.confirm': (person) => person.press(/^Log out( now)?$/),
  },
  sightings: {
    weighing: (person) => person.seesRole('button', t('auth.unsentWork.stay')),
    waiting: async (person, { context: { work } }) => {
      await person.seesRole('button', t('auth.unsentWork.now'));
      if (work.sending.messages > 0) await person.sees(/2 messages and 1 file\.$/);
    },
    asking: async (person, { context: { work } }) => {
      await person.seesRole('button', t('auth.unsentWork.leave'));
      await person.seesRole('button', t('auth.unsentWork.stay'));
      if (work.typedTabs > 0) await person.sees('Words in 2 tabs are not sent.');
      if (work.silentTabs > 0) await person.sees(/other tab\.$/);
      if (work.sending.files > 0) await person.sees(pattern('auth.unsentWork.lost'));
    },
    free: (person) => person.seesBusy('button', /^Log out/),
  },
  unreached: {
    'weighing|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
