import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import type { PostCommandContext } from '#machines/posts/post-command.types.ts';
import { PostCommandView } from '#src/views/posts/post-command.view.tsx';
import { at } from '#stories/lib/at.ts';
import { draftPost } from './my-posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Publish or copy',
  component: PostCommandView,
} satisfies Meta<typeof PostCommandView>;

type Story = StoryObj<typeof PostCommandView>;

const bare: PostCommandContext = { kind: 'publish', post: draftPost, failure: null };
const show = (
  value: StateValueFrom<typeof postCommandMachine>,
  context: Partial<PostCommandContext> = {},
): Story => ({ args: { actor: at(postCommandMachine, value, { ...bare, ...context }) } });
const conflict = (code: string) => ({ kind: 'conflict', code, message: '' }) as const;

export const Acting = show('acting');
export const ActingOnACopy = show('acting', { kind: 'duplicate' });
export const Refused = show('refused', { failure: { kind: 'offline' } });
export const RefusedAsStale = show('refused', { kind: 'apply', failure: conflict('stale') });
export const RefusedAsTooMany = show('refused', {
  kind: 'duplicate',
  failure: conflict('too_many_drafts'),
});
export const RefusedWithoutIdentity = show('refused', {
  failure: { kind: 'forbidden', code: 'identity_required', message: '' },
});
export const RefusedAsIncomplete = show('refused', {
  failure: { kind: 'invalid', message: '', fields: {}, jwt: null },
});
export const Done = show('done');
export const Left = show('left');
