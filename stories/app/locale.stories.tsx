import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeMachine } from '#machines/app/locale.machine.ts';
import type { LocaleContext } from '#machines/app/locale.types.ts';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Language', component: LocaleView } satisfies Meta<
  typeof LocaleView
>;

type Story = StoryObj<typeof LocaleView>;
const english: LocaleContext = { code: 'en', wanted: 'en', viewer: null };
const toRussian: LocaleContext = { ...english, wanted: 'ru' };

export const Loading: Story = { args: { actor: at(localeMachine, 'loading', english) } };

export const TextsUnavailable: Story = {
  args: { actor: at(localeMachine, 'textsUnavailable', english) },
};

export const Settled: Story = { args: { actor: at(localeMachine, 'settled', english) } };

export const Adopting: Story = { args: { actor: at(localeMachine, 'adopting', toRussian) } };

export const Changing: Story = { args: { actor: at(localeMachine, 'changing', toRussian) } };

export const Remembering: Story = { args: { actor: at(localeMachine, 'remembering', english) } };

export const Keeping: Story = { args: { actor: at(localeMachine, 'keeping', english) } };
