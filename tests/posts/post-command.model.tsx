import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import { PostCommandView } from '#src/views/posts/post-command.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { draftPost, editDraft, outPost } from '#stories/posts/my-posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: postCommandMachine,
  View: PostCommandView,
  inputs: [
    { kind: 'publish', post: draftPost },
    { kind: 'apply', post: editDraft },
    { kind: 'duplicate', post: outPost },
  ],
  cases: {
    outcomes: {
      actOnPost: {
        done: [outPost],
        error: [
          { kind: 'offline' },
          { kind: 'unavailable', retryAfter: null },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'stale', message: '' },
          { kind: 'forbidden', code: 'identity_required', message: '' },
        ],
      },
    },
  },
  gestures: {
    'command.retry': (person) => person.press('Try again'),
    'command.leave': (person) => person.press(t('posts.commentChange.leave')),
  },
  sightings: {
    acting: (person) => person.seesRole('status'),
    refused: (person) => person.seesRole('alert'),
    done: (person) => person.seesNoRole('alert'),
    left: (person) => person.seesNoRole('alert'),
  },
});
