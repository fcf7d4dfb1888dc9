import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { resourceMachine } from '#machines/parts/resource.machine.ts';
import { ResourceView } from '#src/views/parts/resource.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Parts/Resource',
  component: ResourceView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ResourceView>;

type Story = StoryObj<typeof ResourceView>;
type Context = ContextFrom<typeof resourceMachine>;

const show = (
  value: StateValueFrom<typeof resourceMachine>,
  context: Partial<Context> = {},
): Story => ({
  args: { actor: at(resourceMachine, value, { text: null, failure: null, ...context }) },
});

export const Loading = show('loading');
export const Shown = show('shown', { text: 'First light over the harbour.' });
export const Failed = show('failed', { failure: { kind: 'notFound' } });
export const FailedWithoutAnAnswer = show('failed', { failure: { kind: 'offline' } });
