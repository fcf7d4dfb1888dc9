import type { Meta, StoryObj } from '@storybook/react-vite';
import { Resource } from '#src/ui/lists/resource.tsx';

const meta = {
  title: 'Controls/Lists/Resource',
  component: Resource,
  parameters: { layout: 'padded' },
  args: {
    phase: 'shown',
    texts: {
      loading: 'Loading your profile',
      failed: 'We couldn’t load your profile.',
      retry: 'Try again',
    },
    lines: 4,
    onRetry: () => undefined,
    children: <p>First light over the harbour.</p>,
  },
} satisfies Meta<typeof Resource>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { phase: 'loading' } };
export const Failed: Story = { args: { phase: 'failed' } };
export const Cautioned: Story = { args: { phase: 'failed', tone: 'caution' } };
export const Shown: Story = {};
