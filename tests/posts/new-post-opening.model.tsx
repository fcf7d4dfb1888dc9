import { emptyContent } from '#machines/posts/post-content.ts';
import { newPostOpeningMachine } from '#machines/posts/new-post-opening.machine.ts';
import { version } from '#stories/posts/post-editor.fixtures.ts';
import { answered, deviceAnswer, serverPost, words } from '#stories/posts/post-search.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

const planned = {
  ...words('one two'),
  publishAt: '2026-11-28T17:00:00.000Z',
};

export default defineModel({
  machine: newPostOpeningMachine,
  reason: 'The composer draws that a post is being opened: tests/posts/post-editor.model.tsx.',
  input: { author: ada },
  cases: {
    outcomes: {
      readKept: {
        done: [
          deviceAnswer(null),
          deviceAnswer({}),
          deviceAnswer({ content: words('Only here') }),
          deviceAnswer({ content: words('Only here'), isSaved: true }),
          deviceAnswer({ isDiscarded: true }),
          deviceAnswer({ version: null }),
          deviceAnswer({ version: null, content: emptyContent }),
          deviceAnswer({ version: null, isDiscarded: true }),
        ],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      findMade: { done: [version], error: [{ kind: 'offline' }] },
      findPost: {
        done: [
          answered(null),
          answered(serverPost()),
          answered(serverPost({ status: 'published' })),
          answered(serverPost({ status: 'scheduled', content: planned })),
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      dropKept: {
        done: [undefined],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {},
  sightings: {},
});
