import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import { PostTitleView } from '#src/views/posts/post-title.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { outPost, soldPost } from '#stories/posts/my-posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

const stale = { kind: 'conflict', code: 'stale', message: '' } as const;
const gone = (person: { seesNoRole: (role: 'textbox') => Promise<void> }) =>
  person.seesNoRole('textbox');

export default defineModel({
  machine: postTitleMachine,
  View: PostTitleView,
  input: { post: soldPost },
  cases: {
    events: {
      'title.change': [{ title: 'Another title' }, { title: '' }, { title: 'x'.repeat(121) }],
    },
    outcomes: {
      saveTitle: {
        done: [{ ...soldPost, title: 'Another title' }, outPost],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, stale],
      },
    },
  },
  gestures: {
    'title.change': (person, { title }) => person.fill('Title', title),
    'title.save': (person) => person.press('Save'),
    'title.leave': (person) => person.press(t('posts.postTitle.leave')),
  },
  outOfReach: ({ context }, event) =>
    event.type === 'title.change' && (event.title === context.title || event.title.length > 120)
      ? 'the field holds no more, and typing the same is no event'
      : null,
  sightings: {
    editing: (person, { context }) => person.seesValue('Title', context.title),
    saving: (person) => person.seesBusy('button', 'Save'),
    saved: gone,
    left: gone,
  },
});
