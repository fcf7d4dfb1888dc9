import type { Meta, StoryObj } from '@storybook/react-vite';
import { viewerMachine } from '#machines/media/viewer.machine.ts';
import type { ViewerContext } from '#machines/media/viewer.types.ts';
import { noFilters } from '#machines/media/library-filters.ts';
import { ViewerView } from '#src/views/media/viewer.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ownFile } from './library.fixtures.ts';

export default {
  title: 'Dialogs/Media/Viewer',
  component: ViewerView,
} satisfies Meta<typeof ViewerView>;

type Story = StoryObj<typeof ViewerView>;
type File = 'arriving' | 'showing' | 'renewing' | 'unready' | 'failed';
type Words = 'brief' | 'whole';
type Pages = 'resting' | 'loadingMore' | 'loadingOlder' | 'interrupted';

const files = [ownFile(1), ownFile(2), ownFile(3, { url: null, thumbUrl: null })];
const calm: ViewerContext = {
  place: 'library',
  files,
  index: 0,
  count: 3,
  more: null,
  older: null,
  isFirst: false,
  isOwn: true,
  folder: null,
  zoom: 1,
  renewed: null,
  failure: null,
};
/** The list goes on after the three that have come. */
const on: Partial<ViewerContext> = {
  count: 45,
  more: { list: 'uploaded', folder: null, filters: noFilters, cursor: 'next' },
};
/** Three files of a chat that has older ones. */
const chat: Partial<ViewerContext> = {
  place: 'chat',
  isOwn: false,
  count: null,
  files: files.map((file, place) => ({ ...file, album: { place: place + 1, count: 3 } })),
};
const older = { withUserId: 3, chatType: 0, beforeId: 40 } as const;
const story = (
  file: File,
  context: Partial<ViewerContext> = {},
  words: Words = 'brief',
  pages: Pages = 'resting',
): Story => ({
  args: { actor: at(viewerMachine, { file, words, pages }, { ...calm, ...context }) },
});

export const Arriving = story('arriving');
export const ShowingBriefAndResting = story('showing');
export const ShowingEnlarged = story('showing', { zoom: 2.5 });
export const ShowingWhole = story('showing', {}, 'whole');
export const ShowingBought = story('showing', { index: 1, isOwn: false });
export const ShowingAlone = story('showing', { files: [ownFile(1)] });
export const ShowingFromChat = story('showing', { ...chat, older: { ...older, count: 214 } });
export const LoadingOlder = story(
  'showing',
  { ...chat, older: { ...older, count: null } },
  'brief',
  'loadingOlder',
);
export const LoadingFirst = story(
  'arriving',
  { ...chat, index: -214, older: { ...older, count: 214 } },
  'brief',
  'loadingOlder',
);
export const LoadingMore = story('showing', on, 'brief', 'loadingMore');
export const LoadingWanted = story('arriving', { ...on, index: 3 }, 'brief', 'loadingMore');
export const Interrupted = story('arriving', { ...on, index: 3 }, 'brief', 'interrupted');
export const Renewing = story('renewing');
export const Unready = story('unready', { index: 2 });
export const Failed = story('failed', { failure: { kind: 'offline' } });
export const FailedVideo = story('failed', { files: [ownFile(1, { type: 'video' })] });
