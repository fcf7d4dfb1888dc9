import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import type { PostFilesContext } from '#machines/posts/post-files.types.ts';
import { PostFilesView } from '#src/views/posts/post-files.view.tsx';
import { at } from '#stories/lib/at.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import { fileOf, videoOf } from './post-editor.fixtures.ts';

export default {
  title: 'Flows/Posts/Files of a post',
  component: PostFilesView,
} satisfies Meta<typeof PostFilesView>;

type Story = StoryObj<typeof PostFilesView>;

const some: PostFilesContext = {
  files: [fileOf('one', 'A harbour at dawn'), fileOf('two'), fileOf('three')],
  surplus: 0,
  described: null,
};
const show = (
  value: StateValueFrom<typeof postFilesMachine>,
  context: Partial<PostFilesContext> = {},
): Story => ({ args: { actor: at(postFilesMachine, value, { ...some, ...context }) } });

export const Resting = show('resting');
export const RestingEmpty = show('resting', { files: [] });
export const RestingFull = show('resting', {
  files: Array.from({ length: 10 }, (_, index) => fileOf(`file-${index}`)),
  surplus: 3,
});
export const RestingOnTheWay = show('resting', {
  files: [
    { alt: '', upload: upload({ status: 'uploading', share: 0.64 }) },
    { alt: '', upload: upload({ id: 'b', status: 'failed', reason: { kind: 'offline' } }) },
    { alt: '', upload: upload({ id: 'c', status: 'processing' }) },
  ],
});
export const RestingWithoutBytes = show('resting', {
  files: [
    {
      alt: 'A lake',
      upload: upload({ name: '', status: 'failed', reason: { kind: 'broken' }, source: null }),
    },
  ],
});
export const RestingVideo = show('resting', {
  files: [fileOf('one', 'A harbour'), videoOf('two')],
});
export const Describing = show('describing', { described: 'two' });
export const DescribingLast = show('describing', { described: 'three' });
