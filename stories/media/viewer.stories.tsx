import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { viewerMachine } from '#machines/media/viewer.machine.ts';
import type { ViewerContext } from '#machines/media/viewer.types.ts';
import { ViewerView } from '#src/views/media/viewer.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ownFile } from './library.fixtures.ts';

export default {
  title: 'Dialogs/Media/Viewer',
  component: ViewerView,
} satisfies Meta<typeof ViewerView>;

type Story = StoryObj<typeof ViewerView>;
const calm: ViewerContext = {
  place: 'library',
  files: [ownFile(1), ownFile(2), ownFile(3, { url: null, thumbUrl: null })],
  index: 0,
  isOwn: true,
  folder: null,
  renewed: null,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof viewerMachine>,
  context: Partial<ViewerContext> = {},
): Story => ({ args: { actor: at(viewerMachine, value, { ...calm, ...context }) } });

export const Arriving = story('arriving');
export const Showing = story('showing');
export const ShowingBought = story('showing', { index: 1, isOwn: false });
export const ShowingAlone = story('showing', { files: [ownFile(1)] });
export const Renewing = story('renewing');
export const Unready = story('unready', { index: 2 });
export const Failed = story('failed', { failure: { kind: 'offline' } });
export const FailedVideo = story('failed', { files: [ownFile(1, { type: 'video' })] });
