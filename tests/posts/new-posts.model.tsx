import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { NewPostsView } from '#src/views/posts/new-posts.view.tsx';
import { gridPost, openPost } from '#stories/posts/posts.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const pages = [
  { page: { posts: [gridPost, openPost], nextCursor: null } },
  { page: { posts: [], nextCursor: null } },
];

export default defineModel({
  machine: newPostsMachine,
  View: NewPostsView,
  cases: {
    events: {
      'post.published': [
        { postId: 12, authorId: 2 },
        { postId: 40, authorId: 2 },
      ],
      'feed.read': pages,
    },
    outcomes: {
      countNew: { done: [0, 3], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
    },
  },
  gestures: {
    'posts.show': (person) => person.press(/^\d+ new posts?$/),
    'post.published': world,
    'feed.read': world,
    'feed.unread': world,
    'connection.caughtUp': world,
  },
  sightings: {
    sorting: (person) => person.seesNot('nothing is drawn of it'),
    upToDate: (person) => person.seesNoRole('button', /new post/),
    counting: (person) => person.seesNot('nothing is drawn of it'),
    offering: (person) => person.seesEnabled('button', /^\d+ new posts?$/),
    fetching: (person) => person.seesBusy('button', /^\d+ new posts?$/),
    shown: (person) => person.seesNot('nothing is drawn of it'),
  },
});
