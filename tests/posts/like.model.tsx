import { likeMachine } from '#machines/posts/like.machine.ts';
import { LikeView } from '#src/views/posts/like.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const elsewhere = 'another input: like.test.ts begins with a post that is liked';
const counts = (person: Person, label: string) => person.seesEnabled('button', label);

export default defineModel({
  machine: likeMachine,
  View: LikeView,
  input: { postId: 11, isLiked: false, likesCount: 4 },
  cases: {
    outcomes: {
      setLike: { done: [{ likesCount: 5 }], error: failures },
      dropLike: { done: [{ likesCount: 4 }], error: failures },
    },
  },
  gestures: { 'like.toggle': (person) => person.press(/^Like, [45] likes$/) },
  sightings: {
    arriving: (person) => counts(person, 'Like, 4 likes'),
    'unliked.settled': (person) => counts(person, 'Like, 4 likes'),
    'unliked.refused': (person) => person.sees(t('posts.like.likeRefused')),
    'liking.intended': (person) => counts(person, 'Like, 5 likes'),
    'liking.regretted': (person) => counts(person, 'Like, 4 likes'),
    'liked.settled': (person) => counts(person, 'Like, 5 likes'),
    'liked.refused': (person) => person.sees(t('posts.like.unlikeRefused')),
    'unliking.intended': (person) => counts(person, 'Like, 4 likes'),
    'unliking.reconsidered': (person) => counts(person, 'Like, 5 likes'),
  },
  unreached: {
    'arriving|always|0': elsewhere,
    'arriving|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
