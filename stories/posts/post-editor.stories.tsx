import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { emptyContent, readingOf } from '#machines/posts/post-content.ts';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import { postDraftMachine } from '#machines/posts/post-draft.machine.ts';
import { postEditorMachine } from '#machines/posts/post-editor.machine.ts';
import type { PostEditorContext } from '#machines/posts/post-editor.types.ts';
import { previewOf } from '#machines/posts/post-preview.ts';
import { postTimeMachine } from '#machines/posts/post-time.machine.ts';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import { PostEditorView } from '#src/views/posts/post-editor.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  draftContext,
  editorContext,
  fileOf,
  limits,
  plannedContext,
  timeContext,
  writtenContent,
} from './post-editor.fixtures.ts';
import { ada } from './posts.fixtures.ts';

export default {
  title: 'Screens/Posts/Post editor',
  component: PostEditorView,
} satisfies Meta<typeof PostEditorView>;

type Story = StoryObj<typeof PostEditorView>;

const withContent = (content: PostContent): Partial<PostEditorContext> => ({
  content,
  reading: readingOf(content, limits),
  preview: previewOf(content, readingOf(content, limits), {
    author: ada,
    viewer: 'guest',
    at: '2026-11-23T13:00:00.000Z',
  }),
  files: at(postFilesMachine, 'resting', { files: content.files, surplus: 0, described: null }),
  draft: at(postDraftMachine, 'resting', { ...draftContext, content }),
  time:
    content.publishAt === null
      ? at(postTimeMachine, 'atOnce', timeContext)
      : at(postTimeMachine, { planned: 'set' }, plannedContext),
});
const show = (
  value: StateValueFrom<typeof postEditorMachine>,
  context: Partial<PostEditorContext> = {},
): Story => ({
  args: {
    actor: at(postEditorMachine, value, {
      ...editorContext,
      ...withContent(writtenContent),
      ...context,
    }),
  },
});

export const Opening = show('opening', { draft: null, files: null });
export const WritingPlain = show({ writing: 'plain' });
export const WritingPlainEmpty = show({ writing: 'plain' }, withContent(emptyContent));
export const WritingPlainFan = show(
  { writing: 'plain' },
  { ...withContent({ ...writtenContent, isPaid: false }), maySell: false },
);
export const WritingPlainPlanned = show(
  { writing: 'plain' },
  withContent({ ...writtenContent, publishAt: plannedContext.publishAt }),
);
export const WritingPlainTooCheap = show(
  { writing: 'plain' },
  withContent({ ...writtenContent, price: '1' }),
);
export const WritingPlainSold = show(
  { writing: 'plain' },
  { buyers: 12, mode: 'apply', postId: 48 },
);
export const WritingRestored = show(
  { writing: 'restored' },
  { restoredAt: '2026-11-22T14:02:00.000Z' },
);
export const WritingDiscarded = show(
  { writing: 'discarded' },
  { ...withContent(emptyContent), discarded: writtenContent },
);
export const WritingAsking = show(
  { writing: 'asking' },
  withContent({ ...writtenContent, files: [fileOf('one'), fileOf('two')] }),
);
export const WritingRefused = show(
  { writing: 'refused' },
  {
    failure: {
      kind: 'invalid',
      message: 'The title is too long.',
      fields: { title: ['The title is too long.'] },
      jwt: null,
    },
  },
);
export const SubmittingSaving = show({ submitting: 'saving' });
export const SubmittingPublishing = show({ submitting: 'publishing' });
export const SubmittingLooking = show({ submitting: 'looking' });
export const Published = show('published');
export const Missing = show('missing', { postId: 48, draft: null, files: null });
export const Failed = show('failed', {
  failure: { kind: 'offline' },
  draft: null,
  files: null,
});
