import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { consentFormMachine } from '#machines/auth/consent-form.machine.ts';
import type { ConsentFormContext } from '#machines/auth/consent-form.types.ts';
import { ConsentFormView } from '#src/views/auth/consent-form.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Auth/Agreement',
  component: ConsentFormView,
} satisfies Meta<typeof ConsentFormView>;

type Story = StoryObj<typeof ConsentFormView>;
const document = {
  title: 'Terms for creators',
  html: '<h2>1. Your content</h2><p>You own what you publish.</p><h2>2. Payment</h2><p>We pay out what your fans paid, less the fee.</p>',
  updatedAt: '2026-09-01T00:00:00Z',
};
const long = { ...document, html: document.html.repeat(20) };
const calm: ConsentFormContext = {
  routeKey: 'terms',
  purpose: 'auth.consentForm.selling',
  document: null,
};
const story = (
  value: StateValueFrom<typeof consentFormMachine>,
  context: Partial<ConsentFormContext> = {},
): Story => ({ args: { actor: at(consentFormMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading');

export const Unavailable = story('unavailable');

export const Missing = story('missing');

export const Reading = story('reading', { document });

/** Scrolling documents become a Tab stop in the frame in which their size is known. */
export const ReadingMuch: Story = {
  ...story('reading', { document: long }),
  play: async () => {
    const body = screen.getByRole('dialog').querySelector('[id$=-body]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};

export const Accepted = story('accepted', { document });
