import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { BlacklistView } from '#src/views/people/blacklist.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const banned = answerOf('blacklist', { banType: 'mute' });
const forgiven = answerOf('blacklist');
const dialog = { dialog: 'block' } as const;

export default defineModel({
  machine: blacklistMachine,
  View: BlacklistView,
  input: { userId: 21, displayName: 'Inês Marques', banType: null },
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
    'ban.ask': (person) => person.press(/^(Block Inês Marques|Change mute or block)$/),
    'ban.repeat': (person) =>
      person.press(/^(Undo: mute Inês Marques again|Try again for Inês Marques)$/),
    'ban.forgive': (person) =>
      person.press(/^(Unmute Inês Marques|Undo: unmute Inês Marques|Try again for Inês Marques)$/),
    'dialog.answered': byChart,
    'relation.changed': byChart,
  },
  sightings: {
    arriving: (person) => person.seesEnabled('button', 'Block Inês Marques'),
    clear: (person) => person.seesEnabled('button', 'Block Inês Marques'),
    asking: (person) => person.seesEnabled('button', /^(Block|Unmute) Inês Marques$/),
    banning: (person) =>
      person.seesBusy('button', t('people.blacklist.undoBanLabel.mute', { name: 'Inês Marques' })),
    bannedNow: async (person) => {
      await person.sees('You muted Inês Marques.');
      await person.seesEnabled(
        'button',
        t('people.blacklist.undoBanLabel.mute', { name: 'Inês Marques' }),
      );
    },
    banned: (person) =>
      person.seesEnabled(
        'button',
        t('people.blacklist.forgiveLabel.mute', { name: 'Inês Marques' }),
      ),
    forgiving: (person) =>
      person.seesBusy(
        'button',
        t('people.blacklist.undoForgiveLabel.mute', { name: 'Inês Marques' }),
      ),
    forgiven: async (person) => {
      await person.sees(t('people.blacklist.forgiven.mute', { name: 'Inês Marques' }));
      await person.seesEnabled(
        'button',
        t('people.blacklist.undoForgiveLabel.mute', { name: 'Inês Marques' }),
      );
    },
    unbanned: (person) => person.seesRole('alert'),
    unforgiven: (person) => person.seesRole('alert'),
  },
  outOfReach: (snapshot, event) =>
    event.type === 'ban.ask' && !snapshot.matches('clear') && !snapshot.matches('banned')
      ? 'the button undoes or tries again there; the menu of a row or of a profile asks anew'
      : null,
});
