import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { NewPostsView } from '#src/views/posts/new-posts.view.tsx';
import { gridPost, openPost } from '#stories/posts/posts.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const look = t('posts.newPosts.look');
const pages = [
  { page: { posts: [gridPost, openPost], nextCursor: null } },
  { page: { posts: [], nextCursor: null } },
];

export default defineModel({
  machine: newPostsMachine,
  View: ({ actor }) => (
    <>
      <NewPostsView actor={actor} part="look" />
      <NewPostsView actor={actor} part="pill" />
    </>
  ),
  inputs: [{ beginsAway: false }, { beginsAway: true }],
  cases: {
    events: {
      'post.published': [
        { postId: 12, authorId: 2 },
        { postId: 40, authorId: 2 },
      ],
      'feed.read': pages,
    },
    outcomes: {
      countNew: { done: [0, 3], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'posts.show': (person) => person.press(/^\d+ new posts?$/),
    'posts.look': (person) => person.press(look),
    'post.published': byChart,
    'feed.read': byChart,
    'feed.unread': byChart,
    'connection.caughtUp': byChart,
    'connection.lost': byChart,
  },
  outOfReach: ({ context, value }, event) =>
    event.type === 'posts.look' && context.count > 0 && value.posts !== 'upToDate'
      ? 'the button with their number stands for it'
      : null,
  unreached: {
    'socket.arriving|always|0 = no':
      'a guard of a state that is left at once refuses only on the way',
  },
  sightings: {
    'posts.sorting': (person) => person.seesNot('nothing is drawn of it'),
    'posts.upToDate': (person) => person.seesNoRole('button', /^\d+ new post/),
    'posts.counting': (person) => person.seesNot('nothing is drawn of it'),
    'posts.offering': (person) => person.seesEnabled('button', /^\d+ new posts?$/),
    'posts.fetching': (person) => person.seesBusy('button', /^\d+ new posts?$/),
    'posts.shown': (person) => person.seesNot('nothing is drawn of it'),
    'socket.arriving': (person) => person.seesNot('nothing is drawn of it'),
    'socket.live': (person) => person.seesNoRole('button', look),
    'socket.away': (person, { context, value }) =>
      context.count > 0 && value.posts !== 'upToDate'
        ? person.seesNoRole('button', look)
        : person.seesEnabled('button', look),
    'socket.looking': (person, { context, value }) =>
      context.count > 0 && value.posts !== 'upToDate'
        ? person.seesNoRole('button', look)
        : person.seesBusy('button', look),
  },
});
