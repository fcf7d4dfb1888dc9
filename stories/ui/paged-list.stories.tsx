import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Flag } from '#src/ui/style/icons.ts';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';

const skeletonOf = (count: number) => <Skeleton lines={2 * count} />;

const meta = {
  title: 'Controls/Lists/Paged list',
  component: PagedList,
  parameters: { layout: 'padded' },
  args: {
    phase: 'resting',
    count: 3,
    texts: {
      loading: 'Loading your reports',
      failed: 'We couldn’t load your reports.',
      interrupted: 'We couldn’t load more reports.',
      retry: 'Try again',
      end: 'These are all your reports.',
    },
    skeleton: skeletonOf,
    empty: <EmptyState icon={Flag} title="No reports yet" />,
    onNear: () => undefined,
    onRetry: () => undefined,
    children: (
      <ul aria-label="Reports">
        <li>R-44</li>
        <li>R-43</li>
        <li>R-42</li>
      </ul>
    ),
  },
} satisfies Meta<typeof PagedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { phase: 'loading', count: 0 } };
export const Resting: Story = {};
export const LoadingMore: Story = { args: { phase: 'loadingMore' } };
export const Interrupted: Story = { args: { phase: 'interrupted' } };
export const Exhausted: Story = { args: { phase: 'exhausted' } };
export const Empty: Story = { args: { phase: 'empty', count: 0 } };
export const Failed: Story = { args: { phase: 'failed', count: 0 } };
