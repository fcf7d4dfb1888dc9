import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEmptyActor, type StateValueFrom } from 'xstate';
import { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import type { FilePickerContext } from '#machines/media/file-picker.types.ts';
import { FilePickerView } from '#src/views/media/file-picker.view.tsx';
import { at } from '#stories/lib/at.ts';
import { bought, offered, pickable, sent, shown } from './file-picker.fixtures.ts';

export default {
  title: 'Dialogs/Media/Pick from your library',
  component: FilePickerView,
} satisfies Meta<typeof FilePickerView>;

type Story = StoryObj<typeof FilePickerView>;
const entries = [
  pickable(0),
  bought,
  sent,
  offered,
  shown,
  ...Array.from({ length: 12 }, (_, index) => pickable(index + 5)),
  pickable(18, { type: 'video', seconds: 134, name: 'harbor.mp4' }),
  pickable(19, { url: null, thumbUrl: null }),
];
const calm: FilePickerContext = {
  asker: createEmptyActor(),
  about: { id: 7, name: 'Bo Lindqvist' },
  room: 10,
  taken: ['hash-5'],
  entries,
  cursor: null,
  failure: null,
  folders: [
    { id: 7, name: 'Summer', count: 40 },
    { id: 8, name: 'Winter in a small town', count: 3 },
  ],
  folder: null,
  search: '',
  chosen: [],
};
const story = (
  value: StateValueFrom<typeof filePickerMachine>,
  context: Partial<FilePickerContext> = {},
): Story => ({ args: { actor: at(filePickerMachine, value, { ...calm, ...context }) } });

export const Loading = story({ choosing: 'loading' }, { entries: [], folders: null });
export const Failed = story(
  { choosing: 'failed' },
  { entries: [], folders: null, failure: { kind: 'offline' } },
);
export const Typing = story({ choosing: 'typing' }, { search: 'lake' });
export const Sorting = story({ choosing: 'sorting' });
export const Resting = story({ choosing: 'resting' }, { cursor: 'older' });
export const LoadingMore = story({ choosing: 'loadingMore' }, { cursor: 'older' });
export const Interrupted = story(
  { choosing: 'interrupted' },
  { cursor: 'older', failure: { kind: 'offline' } },
);
export const Exhausted = story({ choosing: 'exhausted' });
export const Chosen = story(
  { choosing: 'exhausted' },
  { chosen: [bought, pickable(6), pickable(9)] },
);
/** For a post nobody in particular is written to: the tiles say in how many posts a file is. */
export const ForPost = story(
  { choosing: 'exhausted' },
  {
    about: null,
    entries: entries.map((file, index) => ({ ...file, mark: null, posts: index % 3 })),
  },
);
export const Empty = story({ choosing: 'empty' }, { entries: [], folders: [] });
export const NothingFound = story({ choosing: 'empty' }, { entries: [], search: 'fog' });
export const Asking = story('asking', { chosen: [bought, sent, pickable(6)] });
export const AskingOfNameless = story('asking', {
  about: { id: 7, name: null },
  chosen: [offered],
});
export const Picked = story('picked', { chosen: [pickable(6)] });
