import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { countriesMachine } from '#machines/settings/countries.machine.ts';
import { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import type { ProfileSettingsContext } from '#machines/settings/profile-settings.types.ts';
import { ProfileSettingsView } from '#src/views/settings/profile-settings.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Profile',
  component: ProfileSettingsView,
} satisfies Meta<typeof ProfileSettingsView>;

type Story = StoryObj<typeof ProfileSettingsView>;
const saved = {
  displayName: 'Ada',
  username: 'ada',
  about: 'Ceramics. Kiln opens on Fridays.',
  country: 'PT',
  version: 'one',
};
const taken = 'The username has already been taken.';
const calm: ProfileSettingsContext = {
  name: at(usernameMachine, 'unasked', { username: '', problem: null }),
  countries: at(countriesMachine, 'unasked', { locale: '', countries: [] }),
  saved,
  form: saved,
  other: null,
  fill: 1,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof profileSettingsMachine>,
  context: Partial<ProfileSettingsContext> = {},
): Story => ({ args: { actor: at(profileSettingsMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading');

export const Failed = story('failed', { failure: { kind: 'offline' } });

export const Absent = story('absent');

export const Editing = story('editing');

export const EditingWhereNoCountryIsAsked = story('editing', {
  form: { ...saved, country: null },
});

export const Unsaved = story('unsaved');

export const Saving = story('saving');

export const Comparing = story('comparing', { form: { ...saved, about: 'Ceramics and glazes.' } });

export const Stale = story('stale', {
  form: { ...saved, about: 'Ceramics and glazes.' },
  other: {
    ...saved,
    displayName: 'Ada Marlow',
    country: 'ES',
    about: 'Ceramics.\n\nKiln opens on Mondays.',
  },
});

export const StaleEmptied = story('stale', { other: { ...saved, about: '' } });

export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: taken, fields: { username: [taken] }, jwt: null },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Updated = story('updated');
