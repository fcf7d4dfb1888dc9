import { postPublishingMachine } from '#machines/posts/post-publishing.machine.ts';
import { version } from '#stories/posts/post-editor.fixtures.ts';
import { answered, serverPost, words } from '#stories/posts/post-search.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

const saturday = '2026-11-28T17:00:00.000Z';
const sunday = '2026-11-29T17:00:00.000Z';
const at = (publishAt: string | null, text = 'one two') => ({ ...words(text), publishAt });
const post = {
  version,
  content: at(null),
  username: ada.username,
  draftOf: null,
  over: null,
};
const published = serverPost({ status: 'published' });
const changed = { ...version, updatedAt: '2026-11-23T13:09:00.000Z' };
const refusals = [
  { kind: 'offline' },
  { kind: 'unauthenticated' },
  { kind: 'notFound' },
  { kind: 'conflict', code: 'stale', message: '' },
  { kind: 'conflict', code: 'idempotency_in_progress', message: '' },
];

export default defineModel({
  machine: postPublishingMachine,
  reason: 'The composer draws that a post is being published: tests/posts/post-editor.model.tsx.',
  inputs: [
    { ...post, mode: 'publish' },
    { ...post, mode: 'publish', content: at(saturday) },
    { ...post, mode: 'apply', draftOf: 47, over: changed.updatedAt },
    { ...post, mode: 'replan' },
    { ...post, mode: 'replan', content: at(saturday) },
  ],
  cases: {
    outcomes: {
      publishDraft: {
        done: [
          answered(published),
          // The server tidies spaces and signs.
          answered({ ...published, content: words('one – two ') }),
          answered({ ...published, content: words('one two three') }),
          answered({ ...published, content: { ...words('two'), title: 'one' } }),
          answered(serverPost({ status: 'scheduled', content: at(saturday) })),
        ],
        error: refusals,
      },
      publishPlanned: { done: [answered(published)], error: refusals },
      applyDraft: { done: [answered(published)], error: refusals },
      changePlan: {
        done: [
          answered(serverPost({ status: 'scheduled', content: at(saturday), version: changed })),
        ],
        error: refusals,
      },
      findPost: {
        done: [
          answered(null),
          answered(serverPost()),
          answered(serverPost({ content: words('Other words') })),
          answered(published),
          answered({ ...published, content: words('Other words') }),
          ...[at(saturday), at(saturday, 'Other words'), at(sunday), at(null)].map((content) =>
            answered(serverPost({ status: 'scheduled', content })),
          ),
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      findOtherTab: {
        done: [true, false],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  unreached: {
    'choosing|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
    'choosing|always|1 = no': 'a guard of a state that is left at once refuses only on the way',
  },
  gestures: {},
  sightings: {},
});
