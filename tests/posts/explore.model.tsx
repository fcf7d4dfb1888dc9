import { setup } from 'xstate';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import { ExplorePage } from '#src/views/posts/explore-page.tsx';
import { noActions } from '#stories/posts/post-actions.fixtures.ts';
import { ada, openPost } from '#stories/posts/posts.fixtures.ts';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: exploreMachine,
  View: ExplorePage,
  input: { words: '', kind: 'all', order: 'new', viewerId: 3, isPaged: true },
  children: {
    actions: setup({}).createMachine({ id: 'still', context: noActions }),
    follows: setup({}).createMachine({ id: 'still', context: { parts: [], changed: {} } }),
    recent: setup({}).createMachine({
      id: 'still',
      context: { viewerId: 3, searches: [] },
      initial: 'shown',
      states: { shown: {} },
    }),
    suggestions: setup({}).createMachine({ id: 'still', context: { people: [] } }),
  },
  cases: {
    events: {
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'like.changed': [{ postId: openPost.id, isLiked: true, likesCount: 5 }],
      'purchase.settled': [
        { transaction: paid, payee: ada, subject: { kind: 'post' as const, id: openPost.id } },
      ],
      'child.emitted': [{ emitted: { type: 'hide.ended', postId: 11 } }],
      'search.change': [{ text: 'fog' }],
      'order.choose': [{ order: 'popular' }, { order: 'new' }],
      'kind.choose': [{ kind: 'people' }, { kind: 'all' }],
      'relation.changed': [{ change: { userId: ada.id, relationship: null, listed: null } }],
      'location.changed': [{ location: { query: { q: ' fog ' } } }, { location: { query: {} } }],
    },
    outcomes: {
      loadExplore: {
        done: [
          { entries: [], cursor: null, counts: null },
          {
            entries: [
              { type: 'user', item: { ...ada, isFollower: false } },
              { type: 'post', item: openPost },
            ],
            cursor: null,
            counts: { people: 1, posts: 1 },
          },
          { entries: [{ type: 'post', item: openPost }], cursor: 'next', counts: null },
        ],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'post.changed': byChart,
    'like.changed': byChart,
    'purchase.settled': byChart,
    'child.emitted': byChart,
    'list.retry': (person) => person.press('Try again'),
    'location.changed': byChart,
    'end.approach': byPage,
    'search.change': (person, { text }) => person.fill('Search people and posts', text),
    'search.clear': (person) => person.press(t('posts.exploreSearch.clear')),
    'kind.choose': (person, { kind }) => person.press(kind === 'people' ? /^People/ : /^All/),
    'relation.changed': byChart,
    'order.choose': (person, { order }) =>
      person.press(order === 'popular' ? 'Most liked' : 'Newest'),
  },
  outOfReach: (snapshot, event) => {
    const { words, typed } = snapshot.context;
    if (event.type === 'search.clear')
      return snapshot.matches('empty') && words !== '' ? null : 'It is offered where nothing fits.';
    if (event.type === 'order.choose' && snapshot.context.kind === 'people')
      return 'Posts alone have an order.';
    return event.type === 'search.change' && event.text === typed
      ? 'What stands there already is not typed.'
      : null;
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    typing: (person) => person.seesValue('Search people and posts', 'fog'),
    sorting: (person) => person.seesRole('article', 'Post by Ada Quill'),
    resting: (person) => person.seesRole('article', 'Post by Ada Quill'),
    loadingMore: (person) => person.seesRole('status'),
    interrupted: (person) => person.sees(t('posts.exploreSearch.interrupted')),
    exhausted: (person) => person.sees(t('posts.exploreSearch.end')),
    empty: (person, { context }) =>
      person.sees(
        context.words === ''
          ? t('posts.explore.empty')
          : t('posts.explore.nothing', { words: 'fog' }),
      ),
    failed: (person) => person.sees(t('posts.explore.failed')),
  },
});
