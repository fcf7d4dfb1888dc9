import { blockMachine } from '#machines/modal/block.machine.ts';
import { BlockView } from '#src/views/modal/block.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';
import { banAnswer } from './ban-answer.ts';

export default defineModel({
  machine: blockMachine,
  View: BlockView,
  input: { displayName: 'Ada Lovelace', banType: null, userId: 7 },
  cases: {
    events: { 'ban.choose': [{ banType: 'mute' }, { banType: 'block' }] },
    outcomes: {
      banPerson: { done: [banAnswer], error: [{ kind: 'unauthenticated' }, { kind: 'offline' }] },
      forgivePerson: {
        done: [banAnswer],
        error: [{ kind: 'unauthenticated' }, { kind: 'unexpected', status: 500, message: '' }],
      },
    },
  },
  gestures: {
    'ban.choose': (person, { banType }) =>
      person.check(banType === 'mute' ? /no longer see their posts/ : /They see nothing of you/),
    'ban.confirm': (person) => person.press(/^(Mute|Block)$/),
    'ban.undo': (person) => person.press('Undo'),
    'dialog.finish': (person) => person.press('Done'),
    'dialog.dismiss': world,
  },
  outOfReach: ({ context }, event) =>
    event.type === 'ban.choose' && event.banType === context.chosen ? 'it is chosen already' : null,
  unreached: {
    'choosing|ban.confirm|0': 'asked without a person: see block.test.ts',
    'refused|ban.confirm|0': 'asked without a person: see block.test.ts',
  },
  sightings: {
    choosing: async (person) => {
      await person.seesRole('dialog', 'Limit Ada Lovelace');
      await person.sees(/You no longer see their posts and messages/);
      await person.sees(/They can read what you publish/);
      await person.sees(/They see nothing of you any more/);
    },
    banning: (person) => person.seesBusy('button', /^(Mute|Block)$/),
    refused: (person) => person.sees(/could not reach the server\. It is safe to try again/),
    banned: (person) => person.seesEnabled('button', 'Undo'),
    forgiving: (person) => person.seesBusy('button', 'Undo'),
    chosen: (person) => person.seesDisabled('button', 'Done'),
    forgiven: (person) => person.seesDisabled('button', 'Undo'),
  },
});
