import type { Meta, StoryObj } from '@storybook/react-vite';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { ComposerContext } from '#machines/chat/composer.types.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { at } from '#stories/lib/at.ts';
import { readyUpload, upload } from '#stories/media/media.fixtures.ts';
import { item, viewerId, withBo } from './chat.fixtures.ts';

export default { title: 'Screens/Chat/Composer', component: ComposerView } satisfies Meta<
  typeof ComposerView
>;

type Story = StoryObj<typeof ComposerView>;

const calm: ComposerContext = {
  viewerId,
  chat: withBo,
  text: '',
  attachments: [],
  surplus: 0,
  limit: 5000,
  outbox: [],
  nextLocalId: 1,
  retryAfter: 1,
};
const waiting: ComposerContext = { ...calm, outbox: [item()], nextLocalId: 2 };

export const Resting: Story = { args: { actor: at(composerMachine, 'resting', calm) } };

export const RestingTooLong: Story = {
  args: { actor: at(composerMachine, 'resting', { ...calm, limit: 20, text: 'x'.repeat(32) }) },
};

export const RestingWithFiles: Story = {
  args: {
    actor: at(composerMachine, 'resting', {
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

export const Sending: Story = { args: { actor: at(composerMachine, 'sending', waiting) } };

export const Reconciling: Story = { args: { actor: at(composerMachine, 'reconciling', waiting) } };

export const Pausing: Story = { args: { actor: at(composerMachine, 'pausing', waiting) } };

export const Unreachable: Story = { args: { actor: at(composerMachine, 'unreachable', waiting) } };

export const LockedOut: Story = { args: { actor: at(composerMachine, 'lockedOut', waiting) } };

export const Held: Story = { args: { actor: at(composerMachine, 'held', waiting) } };
