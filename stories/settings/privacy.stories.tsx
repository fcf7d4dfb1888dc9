import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { privacyMachine } from '#machines/settings/privacy.machine.ts';
import type { PrivacyContext } from '#machines/settings/privacy.types.ts';
import { PrivacyView } from '#src/views/settings/privacy.view.tsx';
import { at } from '#stories/lib/at.ts';
import { openToAll, shut } from './privacy.fixtures.ts';

export default { title: 'Flows/Settings/Privacy', component: PrivacyView } satisfies Meta<
  typeof PrivacyView
>;

type Story = StoryObj<typeof PrivacyView>;

const story = (
  value: StateValueFrom<typeof privacyMachine>,
  context: Partial<PrivacyContext> = {},
): Story => ({
  args: {
    actor: at(privacyMachine, value, {
      kept: openToAll,
      wanted: openToAll,
      secondsLeft: 0,
      ...context,
    }),
  },
});

export const Resting = story('resting');
export const RestingShut = story('resting', { kept: shut, wanted: shut });
export const SavingUpToDate = story({ saving: 'upToDate' }, { wanted: shut });
export const SavingBehind = story({ saving: 'behind' }, { wanted: shut });
export const Refused = story('refused');
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
