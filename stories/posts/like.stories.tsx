import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { likeMachine } from '#machines/posts/like.machine.ts';
import type { LikeContext } from '#machines/posts/like.types.ts';
import { LikeView } from '#src/views/posts/like.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Posts/Like',
  component: LikeView,
} satisfies Meta<typeof LikeView>;

type Story = StoryObj<typeof LikeView>;

const stranger: LikeContext = { postId: 11, isLiked: false, likesCount: 1284, failure: null };
const fan: LikeContext = { ...stranger, isLiked: true, likesCount: 1285 };
const show = (value: StateValueFrom<typeof likeMachine>, context: LikeContext): Story => ({
  args: { actor: at(likeMachine, value, context) },
});

export const Arriving = show('arriving', stranger);
export const UnlikedSettled = show({ unliked: 'settled' }, stranger);
export const UnlikedByAnybody = show({ unliked: 'settled' }, { ...stranger, likesCount: 0 });
export const UnlikedRefused = show(
  { unliked: 'refused' },
  { ...stranger, failure: { kind: 'offline' } },
);
export const LikingIntended = show({ liking: 'intended' }, stranger);
export const LikingRegretted = show({ liking: 'regretted' }, stranger);
export const LikedSettled = show({ liked: 'settled' }, fan);
export const LikedRefused = show({ liked: 'refused' }, { ...fan, failure: { kind: 'offline' } });
export const UnlikingIntended = show({ unliking: 'intended' }, fan);
export const UnlikingReconsidered = show({ unliking: 'reconsidered' }, fan);
