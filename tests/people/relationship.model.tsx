import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { followMachine } from '#machines/people/follow.machine.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import type { KnownRelation } from '#machines/people/relation.types.ts';
import { RelationshipView } from '#src/views/people/relationship.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { creator, follower, stranger, subscribedAs } from '#stories/people/profile.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const changed = (userId: number, relationship: KnownRelation | null) => ({
  change: { userId, relationship, listed: null },
});
const alone =
  'another input: relationship.test.ts asks for guests, for oneself, and for who sells nothing';
const menu = t('people.relationship.more', { name: 'Ada Quill' });

export default defineModel({
  machine: relationshipMachine,
  View: RelationshipView,
  input: { viewerId: 3, profile: creator },
  cases: {
    events: {
      'relation.changed': [
        changed(2, stranger),
        changed(2, follower),
        changed(2, subscribedAs({})),
        changed(2, subscribedAs({ isAutoRenewable: false })),
        changed(2, subscribedAs({ isExpired: true })),
        changed(2, { ...stranger, banType: 'restrict' }),
        changed(2, null),
        changed(9, follower),
        changed(2, { isFollower: true }),
      ],
      'dialog.answered': [
        { id: 'subscribe-2', dialog: 'subscribe', answer: { kind: 'confirmed', value: null } },
        { id: 'subscribe-2', dialog: 'subscribe', answer: { kind: 'cancelled' } },
      ],
      'child.emitted': [
        { emitted: { type: 'relation.changed', ...changed(2, follower) } },
        { emitted: { type: 'notice.shown', tone: 'positive', key: 'people.followed' } },
      ],
    },
  },
  gestures: {
    'subscribe.ask': (person) => person.press(/^Subscribe/),
    'tip.ask': (person) => person.press('Send a tip'),
    'preview.ask': (person) => person.press('View as others see it'),
    'report.ask': async (person) => {
      await person.press(menu);
      await person.press('Report', 'menuitem');
    },
    'ban.ask': async (person) => {
      await person.press(menu);
      await person.press('Mute, restrict or block', 'menuitem');
    },
    'relation.changed': byChart,
    'dialog.answered': byChart,
    'child.emitted': byChart,
  },
  sightings: {
    'acquainted.stranger': (person) => person.seesEnabled('button', /^Subscribe for \$9\.99/),
    'acquainted.follower': (person) => person.seesEnabled('button', /^Subscribe for \$9\.99/),
    'acquainted.subscriber': (person) => person.sees(/Renews on/),
    'acquainted.ending': (person) => person.sees(pattern('people.relationship.ends')),
    'acquainted.expired': (person) => person.seesEnabled('button', /^Subscribe again/),
    banned: (person) => person.sees(/You restricted Ada Quill/),
    deciding: (person) => person.seesRole('button', menu),
    guest: (person) => person.seesRole('link', t('people.relationship.login')),
    oneself: async (person) => {
      await person.seesRole('button', 'View as others see it');
      await person.seesNoRole('button', /^Subscribe/);
    },
  },
  // Its own question is walked in its own model.
  children: {
    follow: followMachine,
    blacklist: blacklistMachine.provide({ actions: { requestDialog: () => undefined } }),
  },
  outOfReach: (snapshot, { type }) => {
    const { follow } = snapshot.context;
    const isSure = (['subscriber', 'ending'] as const).some((as) =>
      snapshot.matches({ acquainted: as }),
    );
    return type !== 'tip.ask' || isSure || follow?.getSnapshot().hasTag('followed') === true
      ? null
      : 'behind the dots there: relationship-places.test.ts says where each thing stands';
  },
  unreached: {
    'deciding|always|0': alone,
    'deciding|always|1': alone,
    'oneself|preview.ask|0': alone,
    'acquainted|tip.ask|0 = no': alone,
    'acquainted.stranger|subscribe.ask|0 = no': alone,
    'acquainted.follower|subscribe.ask|0 = no': alone,
    'acquainted.expired|subscribe.ask|0 = no': alone,
    'case preview.ask': alone,
  },
});
