import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import { ChatSearchView } from '#src/views/chat/chat-search.view.tsx';
import { at } from '#stories/lib/at.ts';
import { chat } from './chat.fixtures.ts';

export default { title: 'Flows/Chat/Search', component: ChatSearchView } satisfies Meta<
  typeof ChatSearchView
>;

type Story = StoryObj<typeof ChatSearchView>;

const blank = { text: '', found: [], count: 0, offset: 0 };
const some = { text: 'fan', found: [chat(2), chat(3)], count: 2, offset: 2 };

export const Resting: Story = { args: { actor: at(chatSearchMachine, 'resting', blank) } };

export const Typing: Story = {
  args: { actor: at(chatSearchMachine, 'typing', { ...some, count: 0, offset: 0 }) },
};

export const Searching: Story = {
  args: { actor: at(chatSearchMachine, 'searching', { ...some, count: 0, offset: 0 }) },
};

export const Settled: Story = { args: { actor: at(chatSearchMachine, 'settled', some) } };

export const SettledOnNobody: Story = {
  args: { actor: at(chatSearchMachine, 'settled', { ...blank, text: 'nobody' }) },
};

export const Failed: Story = { args: { actor: at(chatSearchMachine, 'failed', some) } };
