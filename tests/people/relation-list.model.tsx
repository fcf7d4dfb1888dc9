import { fromPromise } from 'xstate';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import type { RelationAnswer, RelationListName } from '#machines/people/relation.types.ts';
import { relationListMachine } from '#machines/people/relation-list.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { RelationListView } from '#src/views/people/relation-list.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { answerOf, banned, ines, strangers } from '#stories/people/people.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

/** The server never answers. */
const silent = fromPromise<RelationAnswer, { userId: number }>(() => new Promise(() => {}));
const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const [muted = ines, restricted = ines] = banned;
const pageOf = (entries: readonly (typeof ines)[], next: string | null = null) => ({
  entries,
  count: next === null ? entries.length : 5,
  next,
});
/** Somebody was banned in another tab, who is not in the list that is shown. */
const unclear = {
  userId: 99,
  relationship: { ...strangers, banType: 'mute' as const },
  listed: null,
};

const more = t('people.relationList.more', { name: 'Inês Marques' });

/** The list of subscriptions is walked for what a blacklist does not offer, and for nothing else. */
const ofBlacklist =
  <Case,>(cases: readonly Case[]) =>
  ({ list }: { list: RelationListName }) =>
    list === 'blacklist' ? cases : [];

export default defineModel({
  machine: relationListMachine,
  View: RelationListView,
  inputs: [{ list: 'blacklist' }, { list: 'subscriptions' }],
  children: { ban: blacklistMachine.provide({ actors: { forgivePerson: silent } }) },
  cases: {
    events: {
      'search.change': ofBlacklist([{ text: 'ines' }, { text: 'zebra' }]),
      'filter.choose': ofBlacklist([{ filter: 'mute' as const }]),
      'sort.choose': ofBlacklist([{ sort: 'name' as const }]),
      'row.act': ofBlacklist([
        { userId: 21, act: 'forgive' as const },
        { userId: 404, act: 'forgive' as const },
      ]),
      'row.ask': ({ list }) =>
        list === 'blacklist'
          ? [
              { userId: 21, ask: 'report' as const },
              { userId: 404, ask: 'report' as const },
            ]
          : [{ userId: 21, ask: 'subscription' as const }],
      'person.open': ofBlacklist([{ userId: 21 }, { userId: 404 }]),
      'message.write': ({ list, store }) =>
        list === 'blacklist' || store.size === 0 ? [] : [{ userId: 21 }],
      'people.seen': [{ ids: [21] }],
      'dialog.answered': [{ id: 'block-21', dialog: 'confirm', answer: { kind: 'cancelled' } }],
      'relation.changed': ({ store }) => [
        { change: changeOf(21, answerOf('blacklist')) },
        ...(store.size > 0 ? [{ change: unclear }] : []),
      ],
      'child.emitted': [{ emitted: { type: 'selector.unwanted' } }],
    },
    outcomes: {
      loadStart: {
        done: ({ list }) => [
          pageOf([muted]),
          ...(list === 'blacklist' ? [pageOf([]), pageOf([muted], 'more')] : []),
        ],
        error: ofBlacklist(failures),
      },
      loadRest: { done: [pageOf([restricted])], error: failures },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'list.retry': (person) => person.press('Try again'),
    'search.change': (person, { text }) => person.fill('Search by name or username', text),
    'filter.choose': (person) => person.choose('Show', 'Muted'),
    'sort.choose': (person) => person.choose(t('people.relationList.sort'), 'By name'),
    'row.act': (person) =>
      person.press(t('people.blacklist.forgiveLabel.mute', { name: 'Inês Marques' })),
    'row.ask': async (person, { ask }) => {
      await person.press(more);
      await person.press(ask === 'report' ? 'Report' : 'Subscription', 'menuitem');
    },
    'person.open': async (person) => {
      await person.press(more);
      await person.press('Open profile', 'menuitem');
    },
    'message.write': async (person) => {
      await person.press(more);
      await person.press('Message', 'menuitem');
    },
    'people.seen': byPage,
    'connection.caughtUp': byChart,
    'dialog.answered': byChart,
    'relation.changed': byChart,
    'child.emitted': byChart,
  },
  outOfReach: (snapshot, { type }) =>
    /^(search|filter|sort|row|person|message)\./.test(type) && !snapshot.matches({ list: 'listed' })
      ? 'there is no row, and no list to look through'
      : null,
  equivalents: {
    'missing guard @ (root)|row.act|0: hasRow is not asked':
      'nothing is spawned for an unknown row, and there is no child to send to',
    'wrong target @ list.loading|done(loadStart)|0: it leads to list.unmatched':
      'which is left at once for the state that the rows ask for',
    'missing transition @ list.listed|always|0: it is not there':
      'an empty list matches nothing, and is seen to be empty there',
    'wrong target @ list.empty|always|0: it leads to list.unmatched':
      'which is left at once where somebody matches',
  },
  sightings: {
    'list.loading': (person) => person.seesRole('status'),
    'list.listed': (person, { context: { list } }) =>
      person.seesRole('list', t(`people.relations.lists.${list}`)),
    'list.unmatched': (person) => person.sees(t('people.relationList.unmatchedTitle')),
    'list.empty': (person, { context: { list } }) =>
      person.sees(t(`people.emptyList.${list}Title`)),
    'list.failed': (person) => person.seesRole('alert'),
    'rest.whole': async () => {},
    'rest.filling': (person) => person.sees(pattern('people.relationList.filling')),
    'rest.interrupted': (person) => person.sees(/^Only \d of \d loaded/),
    'freshness.settled': async () => {},
    'freshness.checking': async () => {},
    'freshness.rereading': async () => {},
  },
});
