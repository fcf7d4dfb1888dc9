import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import type { CommentChangeContext } from '#machines/posts/comment-change.types.ts';
import { CommentChangeView } from '#src/views/posts/comment-change.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ownComment } from './comments.fixtures.ts';

export default {
  title: 'Flows/Posts/Edit or delete a comment',
  component: CommentChangeView,
} satisfies Meta<typeof CommentChangeView>;

type Story = StoryObj<typeof CommentChangeView>;

const bare: CommentChangeContext = {
  comment: ownComment,
  kind: 'edit',
  text: ownComment.text,
  failure: null,
};
const show = (
  value: StateValueFrom<typeof commentChangeMachine>,
  context: Partial<CommentChangeContext> = {},
): Story => ({ args: { actor: at(commentChangeMachine, value, { ...bare, ...context }) } });

export const Arriving = show('arriving');
export const Editing = show('editing', { text: 'Another text' });
export const EditingUnsaved = show('editing', {
  text: 'Another text',
  failure: { kind: 'offline' },
});
export const EditingTooLate = show('editing', {
  text: 'Another text',
  failure: { kind: 'forbidden', code: 'edit_time_over', message: '' },
});
export const Saving = show('saving', { text: 'Another text' });
export const Removing = show('removing', { kind: 'remove' });
export const Deleting = show('deleting', { kind: 'remove' });
export const Kept = show('kept', { kind: 'remove', failure: { kind: 'offline' } });
export const Edited = show('edited');
export const Removed = show('removed');
export const Left = show('left');
