import { postHideMachine } from '#machines/posts/post-hide.machine.ts';
import { PostHideView } from '#src/views/posts/post-hide.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const folded = (person: Person) => person.sees(t('posts.postHide.hidden'));
const unfolded = (person: Person) => person.seesNot(t('posts.postHide.hidden'));

export default defineModel({
  machine: postHideMachine,
  // In the card, the menu has it.
  View: ({ actor }) => (
    <PostHideView actor={actor}>
      <button type="button" onClick={() => actor.send({ type: 'hide.toggle' })}>
        Hide
      </button>
    </PostHideView>
  ),
  input: { postId: 11 },
  cases: {
    outcomes: {
      hidePost: { done: [undefined], error: failures },
      unhidePost: { done: [undefined], error: failures },
    },
  },
  gestures: { 'hide.toggle': (person) => person.press(/^(Undo|Hide)$/) },
  sightings: {
    'hiding.intended': folded,
    'hiding.regretted': unfolded,
    'hidden.settled': folded,
    'hidden.refused': (person) => person.sees(t('posts.postHide.undoRefused')),
    'restoring.intended': unfolded,
    'restoring.reconsidered': folded,
    ended: unfolded,
  },
});
