import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import { CommentComposerView } from '#src/views/posts/comment-composer.view.tsx';
import { ownComment } from '#stories/posts/comments.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: commentComposerMachine,
  View: CommentComposerView,
  input: { postId: 11 },
  cases: {
    events: { 'text.change': [{ text: 'Nice light' }, { text: '  ' }] },
    outcomes: {
      sendComment: {
        done: [ownComment],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'text.change': (person, { text }) => person.fill('Write a comment', text),
    'comment.send': (person) => person.press('Send the comment'),
    'comment.retry': (person) => person.press('Try again'),
    'comment.discard': (person) => person.press('Delete'),
  },
  sightings: {
    writing: (person) => person.seesRole('button', 'Send the comment'),
    sending: (person) => person.sees('Sending'),
    unsent: (person) => person.sees('Not sent.'),
  },
});
