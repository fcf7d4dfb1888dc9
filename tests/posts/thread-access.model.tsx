import { threadAccessMachine } from '#machines/posts/thread-access.machine.ts';
import { ThreadAccessView } from '#src/views/posts/thread-access.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const names = {
  readers: t('posts.threadAccess.readers'),
  subscribers: 'Subscribers',
  nobody: t('posts.threadAccess.nobody'),
} as const;

export default defineModel({
  machine: threadAccessMachine,
  View: ThreadAccessView,
  input: { postId: 11, openTo: 'readers' },
  cases: {
    events: {
      'access.choose': [{ openTo: 'nobody' }, { openTo: 'subscribers' }, { openTo: 'readers' }],
    },
    outcomes: {
      openThread: { done: [undefined], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
    },
  },
  gestures: { 'access.choose': (person, { openTo }) => person.press(names[openTo]) },
  sightings: {
    settled: (person, { context }) => person.seesEnabled('button', names[context.wanted]),
    saving: (person, { context }) => person.seesEnabled('button', names[context.wanted]),
    refused: (person) => person.sees(t('posts.threadAccess.refused')),
  },
});
