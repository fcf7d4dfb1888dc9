import { ownPostOpeningMachine } from '#machines/posts/own-post-opening.machine.ts';
import { version } from '#stories/posts/post-editor.fixtures.ts';
import { answered, deviceAnswer, serverPost, words } from '#stories/posts/post-search.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

const { id: postId } = version;
const edit = serverPost({ version: { ...version, id: 51 }, draftOf: postId });
const elsewhere = { version: { ...version, id: 51 } };

export default defineModel({
  machine: ownPostOpeningMachine,
  reason: 'The composer draws that a post is being opened: tests/posts/post-editor.model.tsx.',
  inputs: [
    { author: ada, username: ada.username.toUpperCase(), postId },
    { author: ada, username: 'somebody', postId },
  ],
  cases: {
    outcomes: {
      findPost: {
        done: [
          answered(null),
          answered(serverPost()),
          answered(serverPost({ status: 'published', buyers: 3 })),
          answered(
            serverPost({
              status: 'scheduled',
              content: { ...words('Planned'), publishAt: '2026-11-28T17:00:00.000Z' },
            }),
          ),
          answered(edit),
          answered({ ...edit, isCopy: true }),
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      findOriginal: {
        done: [
          answered(null),
          answered(serverPost({ status: 'published', content: words('Out'), buyers: 3 })),
        ],
        error: [{ kind: 'offline' }],
      },
      readKept: {
        done: [
          deviceAnswer(null),
          deviceAnswer({}),
          deviceAnswer({ isSaved: true }),
          deviceAnswer({ isSaved: true, ...elsewhere }),
          deviceAnswer({ isSaved: true, version: null }),
          deviceAnswer({ content: words('one two'), ...elsewhere }),
        ],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      dropKept: {
        done: [undefined],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      findEdit: {
        done: [answered(null), answered(edit)],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {},
  sightings: {},
});
