import { postStepMachine } from '#machines/posts/post-step.machine.ts';
import { PostStepView } from '#src/views/posts/post-step.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { draftPost, editDraft, outPost } from '#stories/posts/my-posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: postStepMachine,
  View: PostStepView,
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
    'step.retry': (person) => person.press('Try again'),
    'step.leave': (person) => person.press(t('posts.commentChange.leave')),
  },
  sightings: {
    acting: (person) => person.seesRole('status'),
    refused: (person) => person.seesRole('alert'),
    done: (person) => person.seesNoRole('alert'),
    left: (person) => person.seesNoRole('alert'),
  },
});
