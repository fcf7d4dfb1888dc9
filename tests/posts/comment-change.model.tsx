import { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { CommentChangeView } from '#src/views/posts/comment-change.view.tsx';
import { ownComment } from '#stories/posts/comments.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const nothing = async (person: Person) => person.seesNoRole('button', 'Undo');

export default defineModel({
  machine: commentChangeMachine,
  View: CommentChangeView,
  inputs: [
    { comment: ownComment, kind: 'edit' },
    { comment: ownComment, kind: 'remove' },
  ],
  cases: {
    events: { 'text.change': [{ text: 'Another text' }, { text: ' ' }] },
    outcomes: {
      editComment: { done: [{ ...ownComment, text: 'Another text' }], error: failures },
      removeComment: { done: [undefined], error: failures },
    },
  },
  gestures: {
    'text.change': (person, { text }) => person.fill('Your comment', text),
    'edit.save': (person) => person.press('Save'),
    'remove.retry': (person) => person.press('Try again'),
    'change.leave': (person) => person.press(/^(Keep as is|Undo)$/),
  },
  sightings: {
    arriving: (person) => person.seesRole('button', 'Save'),
    editing: (person) => person.seesRole('button', 'Save'),
    saving: (person) => person.seesBusy('button', 'Save'),
    removing: (person) => person.seesEnabled('button', 'Undo'),
    deleting: (person) => person.seesDisabled('button', 'Undo'),
    kept: (person) => person.sees(t('posts.commentChange.kept')),
    edited: nothing,
    removed: nothing,
    left: nothing,
  },
  unreached: {
    'arriving|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
