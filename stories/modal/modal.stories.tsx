import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { expect, waitFor } from 'storybook/test';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import type { ModalContext } from '#machines/modal/modal.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ModalView } from '#src/views/modal/modal.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Modal/Frame of a dialog',
  component: ModalView,
  args: {
    title: 'Delete this post?',
    children: <p>It cannot be brought back.</p>,
    actions: (
      <>
        <Button firstFocus>Keep it</Button>
        <Button tone="negative">Delete</Button>
      </>
    ),
    onClose: () => undefined,
  },
} satisfies Meta<typeof ModalView>;

type Story = StoryObj<typeof ModalView>;
const context: ModalContext = { fade: 200 };

export const Opening: Story = { args: { actor: at(modalMachine, 'opening', context) } };

export const Open: Story = { args: { actor: at(modalMachine, 'open', context) } };

export const Closing: Story = { args: { actor: at(modalMachine, 'closing', context) } };

export const Closed: Story = { args: { actor: at(modalMachine, 'closed', context) } };

/** The life of a dialog, played: it fades in, is closed, turned round on its way, and fades out. */
export const PlayedOpenAndClose: Story = {
  args: { actor: createActor(modalMachine, { input: context }) },
  play: async ({ args: { actor } }) => {
    if (!actor) return;
    const reaches = (value: string) =>
      waitFor(() => expect(actor.getSnapshot().value).toBe(value), { timeout: 2000 });
    actor.start();
    await reaches('open');
    actor.send({ type: 'modal.close' });
    await reaches('closing');
    actor.send({ type: 'modal.open' });
    await reaches('open');
    actor.send({ type: 'modal.close' });
    await reaches('closed');
  },
};
