import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import type { CardFormContext } from '#machines/billing/card-form.types.ts';
import { CardFormView } from '#src/views/billing/card-form.view.tsx';
import { at } from '#stories/lib/at.ts';
import { visa } from './billing.fixtures.ts';

export default { title: 'Dialogs/Billing/Add a card', component: CardFormView } satisfies Meta<
  typeof CardFormView
>;

type Story = StoryObj<typeof CardFormView>;
const empty: CardFormContext = { setup: null, makeDefault: false, failure: null, card: null };
const open: CardFormContext = {
  ...empty,
  setup: {
    setupId: 'setup-of-the-story',
    url: '/psp/field?story',
    origin: 'null',
    key: 'key-of-setup',
  },
};

export const Preparing: Story = { args: { actor: at(cardFormMachine, 'preparing', empty) } };
export const Loading: Story = { args: { actor: at(cardFormMachine, 'loading', open) } };
export const Filling: Story = { args: { actor: at(cardFormMachine, 'filling', open) } };
export const Saving: Story = { args: { actor: at(cardFormMachine, 'saving', open) } };
export const Saved: Story = {
  args: { actor: at(cardFormMachine, 'saved', { ...open, card: visa }) },
};
export const Declined: Story = {
  args: {
    actor: at(cardFormMachine, 'declined', {
      ...open,
      failure: {
        kind: 'paymentDeclined',
        code: 'card_declined',
        declineCode: 'incorrect_cvc',
        message: 'Declined.',
      },
    }),
  },
};
export const Unconfirmed: Story = { args: { actor: at(cardFormMachine, 'unconfirmed', open) } };
export const Unreachable: Story = { args: { actor: at(cardFormMachine, 'unreachable', empty) } };
