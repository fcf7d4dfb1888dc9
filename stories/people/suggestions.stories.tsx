import type { Meta, StoryObj } from '@storybook/react-vite';
import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { SuggestionsView } from '#src/views/people/suggestions.view.tsx';
import { at } from '#stories/lib/at.ts';
import { restingFollows } from './follows.fixtures.ts';

export default {
  title: 'Flows/People/Creators to follow',
  component: SuggestionsView,
} satisfies Meta<typeof SuggestionsView>;

type Story = StoryObj<typeof SuggestionsView>;
const nobody = { people: [], follows: restingFollows };
const person = { username: 'ines_m', profilePhoto: null, isVerified: true };

export const Loading: Story = {
  args: { actor: at(suggestionsMachine, 'loading', nobody) },
};

export const Showing: Story = {
  args: {
    actor: at(suggestionsMachine, 'showing', {
      ...nobody,
      people: [
        { ...person, id: 21, displayName: 'Inês Marques' },
        { ...person, id: 22, username: 'yuki', displayName: '雪村 由紀' },
        { ...person, id: 23, username: 'a-very-long-user-name-for-one-row', displayName: 'Олег' },
      ],
    }),
  },
};

export const Exhausted: Story = {
  args: { actor: at(suggestionsMachine, 'exhausted', nobody) },
};

export const Failed: Story = { args: { actor: at(suggestionsMachine, 'failed', nobody) } };
