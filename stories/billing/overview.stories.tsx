import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { overviewMachine } from '#machines/billing/overview.machine.ts';
import type { Balance } from '#machines/billing/overview.types.ts';
import { OverviewView } from '#src/views/billing/overview.view.tsx';
import { at } from '#stories/lib/at.ts';
import { balance, emptyBalance } from './payments.fixtures.ts';

export default {
  title: 'Flows/Billing/Overview',
  component: OverviewView,
} satisfies Meta<typeof OverviewView>;

type Story = StoryObj<typeof OverviewView>;

const show = (
  value: StateValueFrom<typeof overviewMachine>,
  known: Balance | null = null,
): Story => ({ args: { actor: at(overviewMachine, value, { balance: known }) } });

export const Loading = show('loading');
export const Shown = show('shown', balance);
export const ShownWithNothing = show('shown', emptyBalance);
export const Refreshing = show('refreshing', balance);
export const Failed = show('failed');
