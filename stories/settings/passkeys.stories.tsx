import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import type { PasskeysContext } from '#machines/settings/passkeys.types.ts';
import { PasskeysView } from '#src/views/settings/passkeys.view.tsx';
import { at } from '#stories/lib/at.ts';
import { firefox, laptop, synced } from './settings.fixtures.ts';

export default {
  title: 'Flows/Settings/Passkeys',
  component: PasskeysView,
} satisfies Meta<typeof PasskeysView>;

type Story = StoryObj<typeof PasskeysView>;
const calm: PasskeysContext = {
  canAdd: true,
  device: firefox,
  passkeys: [laptop, synced],
  isOnlyWay: false,
  chosen: 'laptop',
  failure: null,
};
const story = (
  value: StateValueFrom<typeof passkeysMachine>,
  context: Partial<PasskeysContext> = {},
): Story => ({ args: { actor: at(passkeysMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { passkeys: [] });

export const Listed = story('listed');

export const ListedEmpty = story('listed', { passkeys: [] });

export const ListedOnlyWay = story('listed', { passkeys: [laptop], isOnlyWay: true });

export const ListedUnsupported = story('listed', { passkeys: [], canAdd: false });

export const Rereading = story('rereading');

export const Adding = story('adding');

export const Left = story('left', { passkeys: [] });

export const Known = story('known');

export const Naming = story('naming');

export const Renaming = story('renaming');

export const Removing = story('removing');

export const Refused = story('refused', { failure: { kind: 'offline' } });

export const RefusedTooMany = story('refused', {
  failure: { kind: 'conflict', code: 'too_many_passkeys', message: '' },
});

export const Absent = story('absent');

export const Failed = story('failed', { passkeys: [], failure: { kind: 'offline' } });
