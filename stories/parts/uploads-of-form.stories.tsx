import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { uploadsOfFormMachine } from '#machines/parts/uploads-of-form.machine.ts';
import { UploadsOfFormView } from '#src/views/parts/uploads-of-form.view.tsx';
import { at } from '#stories/lib/at.ts';
import { readyUpload, upload } from '#stories/media/media.fixtures.ts';

export default {
  title: 'Flows/Parts/Uploads of a form',
  component: UploadsOfFormView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UploadsOfFormView>;

const show = (
  value: 'choosing' | 'sent',
  files: readonly Upload[] = [],
): StoryObj<typeof UploadsOfFormView> => ({
  args: { actor: at(uploadsOfFormMachine, value, { files }) },
});

export const Choosing = show('choosing');
export const ChoosingAndSending = show('choosing', [
  upload({ status: 'uploading', share: 0.4 }),
  { ...readyUpload, id: 'ready', name: 'harbour.jpg' },
]);
export const ChoosingAndFailed = show('choosing', [
  upload({ status: 'failed', reason: { kind: 'offline' } }),
  upload({ id: 'elsewhere', name: 'harbour.jpg', status: 'failed', source: null }),
]);
export const Sent = show('sent');
