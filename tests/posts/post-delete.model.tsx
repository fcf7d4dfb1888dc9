import { postDeleteMachine } from '#machines/posts/post-delete.machine.ts';
import { PostDeleteView } from '#src/views/posts/post-delete.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const sold = { purchases: 12, comments: 40, likes: 3, refunds: 0, buyers: [ada] };
const refusals = [{ kind: 'notFound' }, { kind: 'unauthenticated' }, { kind: 'offline' }];
const bought = { kind: 'conflict', code: 'has_purchases', message: '' };

export default defineModel({
  machine: postDeleteMachine,
  View: PostDeleteView,
  inputs: [
    { postId: 22, isDraft: true },
    { postId: 11, isDraft: false },
  ],
  cases: {
    outcomes: {
      loadEffects: {
        done: [sold, { ...sold, purchases: 0, buyers: [] }],
        error: refusals,
      },
      deletePost: {
        done: [undefined],
        error: [...refusals, bought, { kind: 'conflict', code: null, message: '' }],
      },
    },
  },
  gestures: {
    'post.delete': (person) => person.press(/^(Delete post|Discard draft)$/),
    'effects.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  sightings: {
    arriving: (person) => person.seesRole('button', t('posts.postDelete.keepIt')),
    counting: (person) => person.seesRole('status'),
    uncounted: (person) => person.sees(pattern('posts.postDelete.uncounted')),
    asking: (person) => person.seesEnabled('button', /^(Delete post|Discard draft)$/),
    deleting: (person) => person.seesBusy('button', /^(Delete post|Discard draft)$/),
    refused: (person) => person.seesEnabled('button', /^(Delete post|Discard draft)$/),
    deleted: (person) => person.seesBusy('button', /^(Delete post|Discard draft)$/),
  },
  unreached: {
    'arriving|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
