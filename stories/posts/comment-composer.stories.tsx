import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import type { CommentComposerContext } from '#machines/posts/comment-composer.types.ts';
import { CommentComposerView } from '#src/views/posts/comment-composer.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Posts/Comment composer',
  component: CommentComposerView,
} satisfies Meta<typeof CommentComposerView>;

type Story = StoryObj<typeof CommentComposerView>;

const bare: CommentComposerContext = {
  postId: 11,
  text: '',
  pending: '',
  key: '',
  failure: null,
};
const show = (
  value: StateValueFrom<typeof commentComposerMachine>,
  context: Partial<CommentComposerContext> = {},
): Story => ({ args: { actor: at(commentComposerMachine, value, { ...bare, ...context }) } });
const pending = 'The third picture is the one I keep coming back to.';

export const Writing = show('writing');
export const WritingALot = show('writing', { text: 'Word '.repeat(190) });
export const WritingTooMuch = show('writing', { text: 'Word '.repeat(210) });
export const Sealing = show('sealing', { pending });
export const Sending = show('sending', { pending, key: 'key 1' });
export const Sent = show('sent');
export const Unsent = show('unsent', { pending, key: 'key 1', failure: { kind: 'offline' } });
