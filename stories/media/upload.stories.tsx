import type { Meta, StoryObj } from '@storybook/react-vite';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type { UploadReason } from '#machines/media/uploaded.types.ts';
import { UploadView } from '#src/views/media/upload.view.tsx';
import { at } from '#stories/lib/at.ts';
import { fresh, picture } from './media.fixtures.ts';

export default { title: 'Flows/Media/Upload', component: UploadView } satisfies Meta<
  typeof UploadView
>;

type Story = StoryObj<typeof UploadView>;

const failedBy = (reason: UploadReason): Story => ({
  args: { actor: at(uploadMachine, 'failed', { ...fresh, reason }) },
});

export const Queued: Story = { args: { actor: at(uploadMachine, 'queued', fresh) } };

export const Checking: Story = { args: { actor: at(uploadMachine, 'checking', fresh) } };

export const Comparing: Story = { args: { actor: at(uploadMachine, 'comparing', fresh) } };

export const Duplicate: Story = {
  args: {
    actor: at(uploadMachine, 'duplicate', { ...fresh, isCompared: true, knownHash: 'known' }),
  },
};

export const UploadingMoving: Story = {
  args: { actor: at(uploadMachine, { uploading: 'moving' }, { ...fresh, share: 0.4 }) },
};

export const MovingAtARate: Story = {
  args: {
    actor: at(uploadMachine, { uploading: 'moving' }, { ...fresh, share: 0.4, rate: 524_288 }),
  },
};

export const Interrupted: Story = {
  args: {
    actor: at(
      uploadMachine,
      { uploading: 'interrupted' },
      { ...fresh, share: 0.4, reason: { kind: 'offline' }, misses: 1 },
    ),
  },
};

export const Processing: Story = {
  args: { actor: at(uploadMachine, 'processing', { ...fresh, share: 1, hash: 'hash-1' }) },
};

export const ProcessingOnABusyServer: Story = {
  args: {
    actor: at(uploadMachine, 'processing', {
      ...fresh,
      share: 1,
      hash: 'hash-1',
      reason: { kind: 'busy' },
    }),
  },
};

export const Waiting: Story = {
  args: { actor: at(uploadMachine, 'waiting', { ...fresh, reason: { kind: 'serverFull' } }) },
};

export const Ready: Story = {
  args: { actor: at(uploadMachine, 'ready', { ...fresh, share: 1, hash: 'hash-1', picture }) },
};

export const Failed: Story = failedBy({ kind: 'tooLarge', limit: 26_214_400 });

export const FailedByType: Story = failedBy({ kind: 'wrongType', kinds: ['JPEG', 'PNG', 'WEBP'] });

export const FailedByServer: Story = failedBy({
  kind: 'refused',
  list: 'The file field must be an image.',
});

export const FailedByFullServer: Story = failedBy({ kind: 'serverFull' });

export const Discarding: Story = {
  args: { actor: at(uploadMachine, 'discarding', { ...fresh, address: '/api/v1/uploads/1' }) },
};

export const Cancelled: Story = { args: { actor: at(uploadMachine, 'cancelled', fresh) } };
