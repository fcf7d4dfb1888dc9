import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import type { NameProblem } from '#machines/auth/username.types.ts';
import { UsernameView } from '#src/views/auth/username.view.tsx';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';

export default { title: 'Flows/Auth/Username', component: UsernameView } satisfies Meta<
  typeof UsernameView
>;

type Story = StoryObj<typeof UsernameView>;
const story = (
  value: StateValueFrom<typeof usernameMachine>,
  username = '',
  problem: NameProblem | null = null,
): Story => ({ args: { actor: at(usernameMachine, value, { username, problem }) } });

export const Unasked = story('unasked');
export const UnaskedAfterARefusal: Story = {
  args: { ...story('unasked').args, error: t('auth.username.problems.taken') },
};
export const Typing = story('typing', 'gil');
export const Checking = story('checking', 'gil');
export const Free = story('free', 'gil');
export const Refused = story('refused', 'ada', 'taken');
export const RefusedReserved = story('refused', 'settings', 'reserved');
export const RefusedInvalid = story('refused', 'g l', 'invalid');
