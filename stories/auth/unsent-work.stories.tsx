import type { Meta, StoryObj } from '@storybook/react-vite';
import { unsentWorkMachine } from '#machines/auth/unsent-work.machine.ts';
import type { Work } from '#machines/auth/unsent-work.types.ts';
import { UnsentWorkView } from '#src/views/auth/unsent-work.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Auth/Log out with unsent work',
  component: UnsentWorkView,
} satisfies Meta<typeof UnsentWorkView>;

type Story = StoryObj<typeof UnsentWorkView>;
type Value = 'weighing' | 'waiting' | 'asking' | 'free';

const nothing = { messages: 0, comments: 0, posts: 0, files: 0, payments: 0, changes: 0 };
const busy: Work = {
  sending: { ...nothing, messages: 2, files: 1, payments: 1 },
  typedTabs: 1,
  silentTabs: 0,
};
const story = (value: Value, work: Work = busy): Story => ({
  args: { actor: at(unsentWorkMachine, value, { work }) },
});

export const Weighing = story('weighing');
export const Waiting = story('waiting');
export const Asking = story('asking');
export const AskingOfWords = story('asking', { sending: nothing, typedTabs: 2, silentTabs: 0 });
export const AskingOfASilentTab = story('asking', {
  sending: nothing,
  typedTabs: 0,
  silentTabs: 1,
});
export const Free = story('free', { sending: nothing, typedTabs: 0, silentTabs: 0 });
