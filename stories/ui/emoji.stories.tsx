import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EmojiField } from '#src/ui/fields/emoji-field.tsx';

export default {
  title: 'Controls/Fields/Emoji field',
  parameters: { layout: 'padded' },
} satisfies Meta;

export const Closed: StoryObj = {
  render: () => <EmojiField name="text" label="What is new" defaultValue="Hello" />,
};

export const Disabled: StoryObj = {
  render: () => <EmojiField name="text" label="What is new" defaultValue="Hello" disabled />,
};

export const Open: StoryObj = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button');
    if (button) await userEvent.click(button);
    await expect(await canvas.findByRole('searchbox', {}, { timeout: 8000 })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('gridcell').length).toBeGreaterThan(20), {
      timeout: 8000,
    });
  },
};

/** Inserts the chosen emoji at the caret; Escape returns the focus. */
export const Inserted: StoryObj = {
  ...Closed,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox');
    text.setSelectionRange(0, 0);
    await Open.play?.(context);
    const [first] = canvas.getAllByRole('gridcell');
    if (first) await userEvent.click(first);
    await expect(text.value).toMatch(/^\p{Emoji}.*Hello$/u);
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toBe(text);
  },
};

export const NothingFound: StoryObj = {
  ...Closed,
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.type(within(context.canvasElement).getByRole('searchbox'), 'qqqq');
  },
};
