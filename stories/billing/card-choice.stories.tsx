import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import type { CardChoiceContext } from '#machines/billing/card-choice.types.ts';
import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import { CardChoiceView } from '#src/views/billing/card-choice.view.tsx';
import { at } from '#stories/lib/at.ts';
import { oldCard, otherCard, visa } from './billing.fixtures.ts';

export default { title: 'Flows/Billing/Card choice', component: CardChoiceView } satisfies Meta<
  typeof CardChoiceView
>;

type Story = StoryObj<typeof CardChoiceView>;
const filled: CardChoiceContext = {
  cards: [visa, otherCard, oldCard],
  chosenId: otherCard.id,
  form: null,
  failure: null,
};
const none = { ...filled, cards: [], chosenId: null };
const form = () =>
  at(cardFormMachine, 'preparing', { setup: null, makeDefault: false, failure: null, card: null });

export const Loading: Story = { args: { actor: at(cardChoiceMachine, 'loading', none) } };
export const Choosing: Story = { args: { actor: at(cardChoiceMachine, 'choosing', filled) } };
export const Adding: Story = {
  args: { actor: at(cardChoiceMachine, 'adding', { ...filled, form: form() }) },
};
export const AddingTheFirst: Story = {
  args: { actor: at(cardChoiceMachine, 'adding', { ...none, form: form() }) },
};
export const Preferring: Story = { args: { actor: at(cardChoiceMachine, 'preferring', filled) } };
export const Unreachable: Story = { args: { actor: at(cardChoiceMachine, 'unreachable', none) } };
