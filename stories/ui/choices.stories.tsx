import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BellOff } from '#src/ui/style/icons.ts';
import { MultiselectField } from '#src/ui/fields/multiselect-field.tsx';
import { ToggleButton } from '#src/ui/buttons/toggle-button.tsx';

export default {
  title: 'Controls/Fields/Choices',
  parameters: { layout: 'padded' },
} satisfies Meta;

const topics = ['Music', 'Photography', 'Cooking', 'Travel', 'Drawing', 'Dance'];
const choices = topics.map((label) => ({ value: label.toLowerCase(), label }));

function Toggle({ start }: { start: boolean }) {
  const [pressed, setPressed] = useState(start);
  return (
    <ToggleButton icon={BellOff} pressed={pressed} onToggle={setPressed}>
      Mute
    </ToggleButton>
  );
}

export const ToggleOff: StoryObj = { render: () => <Toggle start={false} /> };

export const ToggleOn: StoryObj = { render: () => <Toggle start /> };

export const ToggleDisabled: StoryObj = {
  render: () => (
    <ToggleButton pressed={false} onToggle={() => undefined} disabled>
      Mute
    </ToggleButton>
  ),
};

export const ToggleByKeyboard: StoryObj = {
  ...ToggleOff,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Mute' });
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NoneChosen: StoryObj = {
  render: () => (
    <MultiselectField name="topics" label="Topics" choices={choices} placeholder="Add a topic" />
  ),
};

export const SomeChosen: StoryObj = {
  render: () => (
    <MultiselectField
      name="topics"
      label="Topics"
      choices={choices}
      defaultValue={['music', 'travel']}
    />
  ),
};

export const Refused: StoryObj = {
  render: () => (
    <MultiselectField name="topics" label="Topics" choices={choices} error="Choose at least one." />
  ),
};

/** Typing narrows the list, Enter takes, and a chip is taken off by its own button. */
export const Searched: StoryObj = {
  ...SomeChosen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const values = () => [...canvasElement.querySelectorAll('input[name="topics"]')].length;
    // As fast as a hand: the control draws what is typed a moment after each key.
    await userEvent.type(canvas.getByRole('combobox'), 'photo', { delay: 40 });
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(values()).toBe(3));
    const [chip] = within(canvas.getByRole('list')).getAllByRole('button');
    if (chip) await userEvent.click(chip);
    await waitFor(() => expect(values()).toBe(2));
  },
};
