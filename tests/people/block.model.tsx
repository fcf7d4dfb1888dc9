import { blockMachine } from '#machines/people/block.machine.ts';
import { BlockView } from '#src/views/people/block.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
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
      person.check(
        banType === 'mute'
          ? pattern('people.block.mute.first')
          : pattern('people.block.block.first'),
      ),
    'ban.confirm': (person) => person.press(/^(Continue|Mute|Block)$/),
    'ban.undo': (person) => person.press('Undo'),
    'dialog.finish': (person) => person.press('Done'),
    'dialog.dismiss': byChart,
  },
  outOfReach: ({ context }, event) =>
    event.type === 'ban.choose' && event.banType === context.chosen ? 'it is chosen already' : null,
  unreached: {
    'choosing|ban.confirm|1': 'asked without a person: see block.test.ts',
    'refused|ban.confirm|0': 'refused is what was chosen',
    'refused|ban.confirm|1': 'asked without a person: see block.test.ts',
  },
  sightings: {
    choosing: async (person) => {
      await person.seesRole('dialog', t('people.block.title', { name: 'Ada Lovelace' }));
      await person.sees(pattern('people.block.mute.first'));
      await person.sees(pattern('people.block.restrict.first'));
      await person.sees(pattern('people.block.block.first'));
    },
    unchosen: (person) => person.sees(t('people.block.unchosen')),
    banning: (person) => person.seesBusy('button', /^(Mute|Block)$/),
    refused: (person) => person.sees(pattern('modal.refusalNotice.unreachable')),
    banned: (person) => person.seesEnabled('button', 'Undo'),
    forgiving: (person) => person.seesBusy('button', 'Undo'),
    chosen: (person) => person.seesDisabled('button', 'Done'),
    forgiven: (person) => person.seesDisabled('button', 'Undo'),
  },
});
