import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from '#src/ui/fields/date-field.tsx';

export default {
  title: 'Controls/Fields/Date field',
  parameters: { layout: 'padded' },
} satisfies Meta;

export const Empty: StoryObj = {
  render: () => <DateField name="day" label="Publish on" help="In your own time zone." />,
};

export const Chosen: StoryObj = {
  render: () => <DateField name="day" label="Publish on" defaultValue="2026-11-21" />,
};

export const Refused: StoryObj = {
  render: () => (
    <DateField
      name="day"
      label="Publish on"
      defaultValue="2026-11-01"
      error="This day has passed."
    />
  ),
};

export const Disabled: StoryObj = {
  render: () => <DateField name="day" label="Publish on" defaultValue="2026-11-21" disabled />,
};

/** The calendar, with days before the 10th and after the 27th out of reach; today is in no month near it. */
export const Calendar: StoryObj = {
  render: () => (
    <DateField
      name="day"
      label="Publish on"
      defaultValue="2033-11-21"
      min="2033-11-10"
      max="2033-11-27"
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

/** A day is chosen by the arrow keys, the calendar closes, and the form knows it. */
export const ByKeyboard: StoryObj = {
  ...Calendar,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button');
    await userEvent.click(button);
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('button'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="day"]');
    await waitFor(() => expect(field?.value).toBe('2033-11-22'));
    await waitFor(() => expect(screen.queryByRole('grid')).toBe(null));
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
};
