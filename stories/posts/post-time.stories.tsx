import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postTimeMachine } from '#machines/posts/post-time.machine.ts';
import type { PostTimeContext } from '#machines/posts/post-time.types.ts';
import { PostTimeView } from '#src/views/posts/post-time.view.tsx';
import { at } from '#stories/lib/at.ts';
import { plannedContext, timeContext } from './post-editor.fixtures.ts';

export default {
  title: 'Flows/Posts/Publishing time',
  component: PostTimeView,
} satisfies Meta<typeof PostTimeView>;

type Story = StoryObj<typeof PostTimeView>;

const show = (
  value: StateValueFrom<typeof postTimeMachine>,
  context: Partial<PostTimeContext> = {},
): Story => ({ args: { actor: at(postTimeMachine, value, { ...plannedContext, ...context }) } });
const spring = { day: '2027-03-28', time: '02:30' };

export const Arriving = show('arriving', { zone: null });
export const AtOnce = show('atOnce', timeContext);
export const PlannedJudging = show({ planned: 'judging' });
export const PlannedUnset = show({ planned: 'unset' }, timeContext);
export const PlannedSet = show({ planned: 'set' });
export const PlannedSkipped = show(
  { planned: 'skipped' },
  { publishAt: null, wall: spring, resumes: { ...spring, time: '03:00' } },
);
export const PlannedDoubled = show(
  { planned: 'doubled' },
  { publishAt: null, wall: { day: '2026-10-25', time: '02:30' } },
);
export const PlannedPast = show({ planned: 'past' });
export const PlannedOutOfRange = show(
  { planned: 'outOfRange' },
  { wall: { day: '2027-06-01', time: '12:00' } },
);
