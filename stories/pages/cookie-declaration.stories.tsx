import type { Meta, StoryObj } from '@storybook/react-vite';
import { cookieDeclarationMachine } from '#machines/pages/cookie-declaration.machine.ts';
import type { CookieDeclarationContext } from '#machines/pages/cookie-declaration.types.ts';
import { CookieDeclarationView } from '#src/views/pages/cookie-declaration.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Pages/Cookie declaration',
  component: CookieDeclarationView,
} satisfies Meta<typeof CookieDeclarationView>;

type Story = StoryObj<typeof CookieDeclarationView>;
const context: CookieDeclarationContext = {
  things: [
    { key: 'locale', kind: 'cookie', purpose: 'locale', lifetime: 'year' },
    { key: 'fanfare.theme', kind: 'localStorage', purpose: 'theme', lifetime: 'untilCleared' },
  ],
};

export const Declaring: Story = {
  args: { actor: at(cookieDeclarationMachine, 'declaring', context) },
};

export const Withdrawn: Story = {
  args: { actor: at(cookieDeclarationMachine, 'withdrawn', context) },
};
