import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { BlacklistView } from '#src/views/people/blacklist.view.tsx';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const banned = answerOf('blacklist', { banType: 'mute' });
const forgiven = answerOf('blacklist');
const dialog = { dialog: 'block' } as const;

export default defineModel({
  machine: blacklistMachine,
  View: BlacklistView,
  input: { userId: 21, username: 'ines_m', banType: null },
  cases: {
    events: {
      'dialog.answered': [
        { ...dialog, id: 'block-21', answer: { kind: 'confirmed', value: 'mute' } },
        { ...dialog, id: 'block-21', answer: { kind: 'cancelled' } },
        { ...dialog, id: 'block-9', answer: { kind: 'confirmed', value: 'block' } },
      ],
      'relation.changed': [
        { change: changeOf(21, banned) },
        { change: changeOf(21, forgiven) },
        { change: changeOf(9, banned) },
      ],
    },
    outcomes: {
      banPerson: { done: [banned], error: failures },
      forgivePerson: { done: [forgiven], error: failures },
    },
  },
  gestures: {
    'ban.ask': (person) => person.press(/^(Block ines_m|Change the ban)$/),
    'ban.repeat': (person) => person.press(/^(Undo: ban ines_m again|Try again for ines_m)$/),
    'ban.forgive': (person) =>
      person.press(/^(Forgive ines_m|Undo: forgive ines_m|Try again for ines_m)$/),
    'dialog.answered': world,
    'relation.changed': world,
  },
  sightings: {
    arriving: (person) => person.seesEnabled('button', 'Block ines_m'),
    clear: (person) => person.seesEnabled('button', 'Block ines_m'),
    asking: (person) => person.seesEnabled('button', /^(Block|Forgive) ines_m$/),
    banning: (person) => person.seesBusy('button', 'Undo: forgive ines_m'),
    bannedNow: async (person) => {
      await person.sees('You muted ines_m.');
      await person.seesEnabled('button', 'Undo: forgive ines_m');
    },
    banned: (person) => person.seesEnabled('button', 'Forgive ines_m'),
    forgiving: (person) => person.seesBusy('button', 'Undo: ban ines_m again'),
    forgiven: async (person) => {
      await person.sees('ines_m is forgiven.');
      await person.seesEnabled('button', 'Undo: ban ines_m again');
    },
    unbanned: (person) => person.seesRole('alert'),
    unforgiven: (person) => person.seesRole('alert'),
  },
  outOfReach: (snapshot, event) =>
    event.type === 'ban.ask' && !snapshot.matches('clear') && !snapshot.matches('banned')
      ? 'the button undoes or tries again there; the menu of a row or of a profile asks anew'
      : null,
});
