import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import { CommentComposerView } from '#src/views/posts/comment-composer.view.tsx';
import { ownComment } from '#stories/posts/comments.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byPage, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: commentComposerMachine,
  View: CommentComposerView,
  input: { postId: 11 },
  cases: {
    events: {
      'text.change': [{ text: 'Nice light' }, { text: '  ' }],
      'words.restore': [
        { text: 'And more', pending: 'Nice light', key: 'key 1' },
        { text: 'And more', pending: 'Nice light', key: '' },
      ],
    },
    outcomes: {
      sealComment: { done: [{ key: 'key 1' }], error: [{ kind: 'offline' }] },
      sendComment: {
        done: [ownComment],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    /** After a sign-in, what stood here when the session ended comes back by itself. */
    'words.restore': byPage,
    'text.change': (person, { text }) => person.fill('Write a comment', text),
    'comment.send': (person) => person.press('Send the comment'),
    'comment.retry': (person) => person.press('Try again'),
    'comment.discard': (person) => person.press('Delete'),
  },
  sightings: {
    writing: (person) => person.seesRole('button', 'Send the comment'),
    sealing: (person) => person.sees('Sending'),
    sending: (person) => person.sees('Sending'),
    sent: (person) => person.sees(t('posts.commentComposer.sent')),
    unsent: (person) => person.sees(t('posts.commentComposer.unsent')),
  },
});
