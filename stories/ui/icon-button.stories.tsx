import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Bookmark, Heart, Send, Trash } from '#src/ui/style/icons.ts';
import { Row } from '#src/ui/style/stack.tsx';

export default {
  title: 'Controls/Buttons/Icon button',
  component: IconButton,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Tones: Story = {
  render: () => (
    <Row>
      <IconButton icon={Bookmark} label="Save" />
      <IconButton icon={Send} label="Send" tone="primary" />
      <IconButton icon={Heart} label="Like" tone="warm" pressed />
      <IconButton icon={Trash} label="Delete" tone="negative" />
    </Row>
  ),
};

export const Busy: Story = { args: { icon: Send, label: 'Send', tone: 'primary', busy: true } };

export const Disabled: Story = { args: { icon: Send, label: 'Send', disabled: true } };
