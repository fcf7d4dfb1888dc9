import type { Meta, StoryObj } from '@storybook/react-vite';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { at } from '#stories/lib/at.ts';
import { readyUpload, upload } from '#stories/media/media.fixtures.ts';
import { quietComposer } from './chat.fixtures.ts';

export default { title: 'Screens/Chat/Composer', component: ComposerView } satisfies Meta<
  typeof ComposerView
>;

type Story = StoryObj<typeof ComposerView>;

const calm = quietComposer();

export const Writing: Story = { args: { actor: at(composerMachine, 'writing', calm) } };

export const WritingNearTheLimit: Story = {
  args: { actor: at(composerMachine, 'writing', { ...calm, limit: 40, text: 'x'.repeat(32) }) },
};

export const WritingTooLong: Story = {
  args: { actor: at(composerMachine, 'writing', { ...calm, limit: 20, text: 'x'.repeat(32) }) },
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
