import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postStepMachine } from '#machines/posts/post-step.machine.ts';
import type { PostStepContext } from '#machines/posts/post-step.types.ts';
import { PostStepView } from '#src/views/posts/post-step.view.tsx';
import { at } from '#stories/lib/at.ts';
import { draftPost } from './my-posts.fixtures.ts';

export default {
  title: 'Screens/Posts/Post action',
  component: PostStepView,
} satisfies Meta<typeof PostStepView>;

type Story = StoryObj<typeof PostStepView>;

const bare: PostStepContext = { kind: 'publish', post: draftPost, failure: null };
const show = (
  value: StateValueFrom<typeof postStepMachine>,
  context: Partial<PostStepContext> = {},
): Story => ({ args: { actor: at(postStepMachine, value, { ...bare, ...context }) } });
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
