import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { countriesMachine } from '#machines/settings/countries.machine.ts';
import type { CountriesContext } from '#machines/settings/countries.types.ts';
import { CountriesView } from '#src/views/settings/countries.view.tsx';
import { at } from '#stories/lib/at.ts';
import { countryList } from './countries.fixtures.ts';

export default {
  title: 'Flows/Settings/Countries',
  component: CountriesView,
} satisfies Meta<typeof CountriesView>;

type Story = StoryObj<typeof CountriesView>;
const story = (
  value: StateValueFrom<typeof countriesMachine>,
  context: Partial<CountriesContext> = {},
): Story => ({
  args: { actor: at(countriesMachine, value, { locale: 'en', countries: [], ...context }) },
});

export const Unasked = story('unasked');

export const UnaskedButChosen: Story = { args: { ...Unasked.args, value: 'PT' } };

export const Loading = story('loading');

export const Listed = story('listed', { countries: countryList.countries });

export const Failed = story('failed');
