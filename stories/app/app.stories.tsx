import type { Meta, StoryObj } from '@storybook/react-vite';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppContext } from '#machines/app/app.types.ts';
import { AppView } from '#src/views/app/app.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Start of the app', component: AppView } satisfies Meta<
  typeof AppView
>;

type Story = StoryObj<typeof AppView>;
const calm: AppContext = {
  locale: { cookie: null, languages: ['en'] },
  ageConsent: { version: 1, validFor: 365 * 86_400_000, fade: 0 },
  problem: null,
  viewer: null,
  absent: [],
  unread: 0,
  inbox: null,
  uploads: null,
};
const live = (value: 'restoring' | 'unreachable') =>
  at(appMachine, { configured: { live: value } }, calm);
const running = (value: 'attended' | 'cutOff' | 'rejoining') =>
  at(appMachine, { configured: { live: { opened: { running: value } } } }, calm);

export const Configuring: Story = { args: { actor: at(appMachine, 'configuring', calm) } };

export const Misconfigured: Story = {
  args: {
    actor: at(appMachine, 'misconfigured', {
      ...calm,
      problem: { field: 'broadcaster.key', problem: 'missing' },
    }),
  },
};

export const Localising: Story = {
  args: { actor: at(appMachine, { configured: 'localising' }, calm) },
};

export const TextsUnavailable: Story = {
  args: { actor: at(appMachine, { configured: 'textsUnavailable' }, calm) },
};

export const Restoring: Story = { args: { actor: live('restoring') } };

export const Unreachable: Story = { args: { actor: live('unreachable') } };

export const Consenting: Story = {
  args: { actor: at(appMachine, { configured: { live: { opened: 'consenting' } } }, calm) },
};

export const Attended: Story = {
  args: { actor: running('attended'), children: <p>The frame and the screen stand here.</p> },
};

export const CutOff: Story = { args: { actor: running('cutOff') } };

export const Rejoining: Story = { args: { actor: running('rejoining') } };
