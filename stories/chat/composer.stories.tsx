import type { Meta, StoryObj } from '@storybook/react-vite';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { WriteBar } from '#machines/chat/composer.types.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { at } from '#stories/lib/at.ts';
import { readyUpload, upload } from '#stories/media/media.fixtures.ts';
import { quietComposer } from './chat.fixtures.ts';

export default { title: 'Flows/Chat/Composer', component: ComposerView } satisfies Meta<
  typeof ComposerView
>;

type Story = StoryObj<typeof ComposerView>;

const calm = quietComposer();

export const Writing: Story = { args: { actor: at(composerMachine, 'writing', calm) } };

export const WritingNearTheLimit: Story = {
  args: {
    actor: at(composerMachine, 'writing', {
      ...calm,
      limits: { ...calm.limits, messageMax: 40 },
      text: 'x'.repeat(32),
    }),
  },
};

export const WritingTooLong: Story = {
  args: {
    actor: at(composerMachine, 'writing', {
      ...calm,
      limits: { ...calm.limits, messageMax: 20 },
      text: 'x'.repeat(32),
    }),
  },
};

export const WritingWithFiles: Story = {
  args: {
    actor: at(composerMachine, 'writing', {
      ...calm,
      text: 'From this morning.',
      attachments: [
        readyUpload,
        upload({ id: '2', name: 'boat.png', status: 'uploading', share: 0.4 }),
        upload({
          id: '3',
          name: 'film.mov',
          status: 'failed',
          reason: { kind: 'wrongType', kinds: ['JPEG', 'PNG'] },
        }),
      ],
    }),
  },
};

export const Unproved: Story = {
  args: {
    actor: at(composerMachine, 'unproved', { ...calm, text: 'The lake.', maySell: false }),
  },
};

export const Pricing: Story = {
  args: { actor: at(composerMachine, 'pricing', { ...calm, text: 'The lake.', price: '5.00' }) },
};

export const PricingTooMuch: Story = {
  args: {
    actor: at(composerMachine, 'pricing', {
      ...calm,
      text: 'The lake.',
      price: '500',
      problem: 'tooLarge',
    }),
  },
};

export const Confirming: Story = {
  args: {
    name: 'Bo Lindqvist',
    actor: at(composerMachine, 'confirming', {
      ...calm,
      text: 'The lake.',
      attachments: [readyUpload],
      price: '5.00',
      offer: { amount: 500, currency: 'USD' },
    }),
  },
};

const barred = (bar: WriteBar): Story => ({
  args: { actor: at(composerMachine, 'barred', { ...calm, bar }) },
});

export const Barred = barred('restricted');

export const BarredByOneself = barred('blocking');

export const BarredUntilAnAnswer = barred('unanswered');
