import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import type { PostTitleContext } from '#machines/posts/post-title.types.ts';
import { PostTitleView } from '#src/views/posts/post-title.view.tsx';
import { at } from '#stories/lib/at.ts';
import { soldPost } from './my-posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Edit title',
  component: PostTitleView,
} satisfies Meta<typeof PostTitleView>;

type Story = StoryObj<typeof PostTitleView>;

const bare: PostTitleContext = { post: soldPost, title: 'Studio diary, part five', failure: null };
const show = (
  value: StateValueFrom<typeof postTitleMachine>,
  context: Partial<PostTitleContext> = {},
): Story => ({ args: { actor: at(postTitleMachine, value, { ...bare, ...context }) } });

export const Editing = show('editing');
export const EditingUnsaved = show('editing', { failure: { kind: 'offline' } });
export const EditingStale = show('editing', {
  failure: { kind: 'conflict', code: 'stale', message: '' },
});
export const Saving = show('saving');
export const Saved = show('saved');
export const Left = show('left');
