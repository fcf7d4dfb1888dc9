import { morePostsMachine } from '#machines/posts/more-posts.machine.ts';
import { MorePostsView } from '#src/views/posts/more-posts.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { ada, gridPost, openPost, paidPost } from '#stories/posts/posts.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: morePostsMachine,
  View: MorePostsView,
  input: { author: ada, postId: openPost.id },
  cases: {
    outcomes: {
      loadLatest: {
        done: [[openPost, gridPost, paidPost], [openPost]],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'section.approach': byPage,
    'posts.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  sightings: {
    unseen: (person) =>
      person.seesNoRole('heading', t('posts.morePosts.title', { name: 'Ada Quill' })),
    loading: (person) => person.seesRole('status'),
    sorting: (person) =>
      person.seesRole('heading', t('posts.morePosts.title', { name: 'Ada Quill' })),
    shown: (person) => person.seesRole('link', /Studio diary, part four/),
    none: (person) =>
      person.seesNoRole('heading', t('posts.morePosts.title', { name: 'Ada Quill' })),
    failed: (person) => person.sees(t('posts.morePosts.failed')),
  },
});
