import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postDeleteMachine } from '#machines/posts/post-delete.machine.ts';
import type { PostDeleteContext } from '#machines/posts/post-delete.types.ts';
import { PostDeleteView } from '#src/views/posts/post-delete.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Posts/Delete a post',
  component: PostDeleteView,
} satisfies Meta<typeof PostDeleteView>;

type Story = StoryObj<typeof PostDeleteView>;
const bo = { id: 3, username: 'bo', displayName: 'Bo Lind', profilePhoto: null, isVerified: false };
const sold = { purchases: 12, comments: 40, likes: 3, refunds: 0, buyers: [bo] };
const none = { purchases: 0, comments: 0, likes: 0, refunds: 0, buyers: [] };
const calm: PostDeleteContext = { postId: 11, isDraft: false, effects: null, failure: null };
const story = (
  value: StateValueFrom<typeof postDeleteMachine>,
  context: Partial<PostDeleteContext> = {},
): Story => ({ args: { actor: at(postDeleteMachine, value, { ...calm, ...context }) } });

export const Arriving = story('arriving');
export const Counting = story('counting');
export const Uncounted = story('uncounted', { failure: { kind: 'offline' } });
export const Asking = story('asking', { effects: sold });
export const AskingOfAnUnsoldOne = story('asking', { effects: none });
export const AskingOfOneBuyer = story('asking', {
  effects: { ...sold, purchases: 1, comments: 1 },
});
export const AskingOfADraft = story('asking', { isDraft: true });
export const Deleting = story('deleting', { effects: sold });
export const Refused = story('refused', { effects: sold, failure: { kind: 'offline' } });
export const Deleted = story('deleted', { effects: sold });
