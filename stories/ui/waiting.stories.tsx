import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Progress } from '#src/ui/loading/progress.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';

export default {
  title: 'Controls/Loading/Skeletons and progress',
  parameters: { layout: 'padded' },
} satisfies Meta;

export const Skeletons: StoryObj = {
  render: () => (
    <Loading label="Loading the feed">
      <Stack>
        <Row>
          <Skeleton shape="circle" width="44px" height="44px" />
          <Skeleton width="12rem" />
        </Row>
        <Skeleton shape="box" ratio={4 / 3} />
        <Skeleton lines={3} />
      </Stack>
    </Loading>
  ),
};

export const Spinners: StoryObj = { render: () => <Spinner label="Loading..." /> };

export const Shares: StoryObj = {
  render: () => (
    <Stack>
      <Progress label="beach.jpg" value={0.42} left="12 MB left" />
      <Progress label="Export" value={0.9} />
      <Progress label="Checking" value={null} />
    </Stack>
  ),
};
