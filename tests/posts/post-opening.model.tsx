import { freshEntry } from '#machines/posts/post-merge.ts';
import { postOpeningMachine } from '#machines/posts/post-opening.machine.ts';
import { slot } from '#stories/posts/post-editor.fixtures.ts';
import { words } from '#stories/posts/post-search.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

const found = {
  kind: 'found',
  found: {
    mode: 'publish',
    slot,
    entry: freshEntry('key-new', words('one')),
    other: null,
    out: null,
    restoredAt: null,
    openedAt: '2026-11-23T13:00:00.000Z',
    baseline: words(''),
    buyers: 0,
  },
};
const search = {
  done: [found, { kind: 'failed', failure: { kind: 'notFound' } }],
  error: [{ kind: 'unexpected', status: null, message: '' }],
};

export default defineModel({
  machine: postOpeningMachine,
  reason: 'The composer draws that a post is being opened: tests/posts/post-editor.model.tsx.',
  inputs: [
    { author: ada, username: ada.username, postId: null, maySell: true },
    { author: ada, username: ada.username, postId: 48, maySell: true },
    { author: ada, username: ada.username, postId: null, maySell: false },
  ],
  cases: {
    outcomes: {
      newPostOpening: search,
      ownPostOpening: search,
      loadFeePercent: { done: [20], error: [{ kind: 'offline' }] },
    },
  },
  unreached: {
    'searching.post.choosing|always|0 = no':
      'a guard of a state that is left at once refuses only on the way',
    'searching.fee.choosing|always|0 = no':
      'a guard of a state that is left at once refuses only on the way',
  },
  gestures: {},
  sightings: {},
});
