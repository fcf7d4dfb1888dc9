import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/button.tsx';
import { Send } from '#src/ui/style/icons.ts';
import { Row, Stack } from '#src/ui/style/stack.tsx';

export default {
  title: 'Controls/Buttons/Button',
  component: Button,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;
const tones = ['primary', 'secondary', 'quiet', 'negative'] as const;

export const Tones: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Button key={tone} tone={tone}>
          Save changes
        </Button>
      ))}
    </Row>
  ),
};

export const WithIcon: Story = { args: { children: 'Send', icon: Send, tone: 'primary' } };

export const Busy: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Button key={tone} tone={tone} busy>
          Save changes
        </Button>
      ))}
    </Row>
  ),
};

export const Disabled: Story = { args: { children: 'Sign in', tone: 'primary', disabled: true } };

export const Wide: Story = {
  render: () => (
    <Stack>
      <Button wide tone="primary">
        Subscribe for $9.99 a month
      </Button>
      <Button wide>Not now</Button>
    </Stack>
  ),
};
