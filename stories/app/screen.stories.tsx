import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFoundMachine } from '#machines/app/not-found.machine.ts';
import { screenMachine } from '#machines/app/screen.machine.ts';
import type { ScreenContext } from '#machines/app/screen.types.ts';
import { placeOf } from '#machines/navigation/location.ts';
import { NotFoundView } from '#src/views/app/not-found.view.tsx';
import { ScreenView } from '#src/views/app/screen.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Loading of a screen', component: ScreenView } satisfies Meta<
  typeof ScreenView
>;

type Story = StoryObj<typeof ScreenView>;
const location = {
  ...placeOf('/no/such/place'),
  visit: 1,
  arrival: 'push' as const,
  refused: false,
  viewer: null,
};
const alone: ScreenContext = { location, mounted: null, covered: null, kept: [] };
const shown: ScreenContext = {
  location,
  covered: null,
  kept: [],
  mounted: {
    title: 'app.notFound.title',
    view: NotFoundView,
    keeps: false,
    actor: at(notFoundMachine, 'shown', { path: location.path }),
    location,
  },
};

export const Empty: Story = {
  args: {
    actor: at(screenMachine, 'empty', { location: null, mounted: null, covered: null, kept: [] }),
  },
};

export const Quiet: Story = { args: { actor: at(screenMachine, { loading: 'quiet' }, shown) } };

export const Slow: Story = { args: { actor: at(screenMachine, { loading: 'slow' }, shown) } };

export const Retrying: Story = { args: { actor: at(screenMachine, 'retrying', alone) } };

export const Mounted: Story = { args: { actor: at(screenMachine, 'mounted', shown) } };

export const Outdated: Story = { args: { actor: at(screenMachine, 'outdated', shown) } };

export const Reloading: Story = { args: { actor: at(screenMachine, 'reloading', shown) } };

export const Held: Story = { args: { actor: at(screenMachine, 'held', shown) } };

export const Stranded: Story = { args: { actor: at(screenMachine, 'stranded', alone) } };

export const Diagnosing: Story = { args: { actor: at(screenMachine, 'diagnosing', shown) } };

export const Offline: Story = { args: { actor: at(screenMachine, 'offline', shown) } };

export const Unreachable: Story = { args: { actor: at(screenMachine, 'unreachable', alone) } };
