import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postDraftMachine } from '#machines/posts/post-draft.machine.ts';
import type { PostDraftContext } from '#machines/posts/post-draft.types.ts';
import { PostDraftView } from '#src/views/posts/post-draft.view.tsx';
import { at } from '#stories/lib/at.ts';
import { draftContext, version, writtenContent } from './post-editor.fixtures.ts';

export default {
  title: 'Flows/Posts/Draft',
  component: PostDraftView,
} satisfies Meta<typeof PostDraftView>;

type Story = StoryObj<typeof PostDraftView>;

const other = {
  version,
  content: { ...writtenContent, title: 'First light', text: 'Shorter words.', files: [] },
};
const out = { postId: 48, publishAt: null, key: 'key-apart' };
const show = (
  value: StateValueFrom<typeof postDraftMachine>,
  context: Partial<PostDraftContext> = {},
): Story => ({ args: { actor: at(postDraftMachine, value, { ...draftContext, ...context }) } });

export const Arriving = show('arriving');
export const Resting = show('resting');
export const Waiting = show('waiting');
export const Saving = show('saving');
export const Kept = show('kept', { failure: { kind: 'offline' } });
export const KeptRefused = show('kept', {
  failure: { kind: 'invalid', message: '', fields: { title: ['Too long.'] }, jwt: null },
});
export const Local = show('local', { isDeviceOnly: true });
export const Stale = show('stale', { other });
export const StaleUnknown = show('stale', { other: { ...other, isUnknown: true } });
export const StaleNotKept = show('stale', { other, failure: { kind: 'offline' } });
export const Resolving = show('resolving', { other, choice: 'theirs' });
export const DiscardingRemoving = show({ discarding: 'removing' }, { savedAt: null });
export const DiscardingDelayed = show(
  { discarding: 'delayed' },
  { savedAt: null, failure: { kind: 'offline' } },
);
export const Out = show('out', { out, isSaved: false });
export const OutPlanned = show('out', {
  out: { ...out, publishAt: '2026-11-28T17:00:00.000Z' },
  isSaved: false,
  postId: 48,
});
export const RestingOut = show('resting', { out, savedAt: null });
export const Dropped = show('dropped');
