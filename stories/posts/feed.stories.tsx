import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import type { FeedContext } from '#machines/posts/feed.types.ts';
import { FeedView } from '#src/views/posts/feed.view.tsx';
import { at } from '#stories/lib/at.ts';
import { listParts } from './post-actions.fixtures.ts';
import { gridPost, hostilePost, openPost, paidPost, subscribersPost } from './posts.fixtures.ts';

export default { title: 'Flows/Posts/Feed', component: FeedView } satisfies Meta<typeof FeedView>;

type Story = StoryObj<typeof FeedView>;
const nothing: FeedContext = { ...listParts(), posts: [], cursor: null, failure: null };
const some: FeedContext = {
  ...nothing,
  posts: [openPost, paidPost, gridPost, subscribersPost],
  cursor: 'next',
};

export const Loading: Story = { args: { actor: at(feedMachine, 'loading', nothing) } };

export const Resting: Story = { args: { actor: at(feedMachine, 'resting', some) } };

export const LoadingMore: Story = { args: { actor: at(feedMachine, 'loadingMore', some) } };

export const Interrupted: Story = {
  args: { actor: at(feedMachine, 'interrupted', { ...some, failure: { kind: 'offline' } }) },
};

export const Exhausted: Story = {
  args: { actor: at(feedMachine, 'exhausted', { ...some, cursor: null }) },
};

export const ExhaustedWithHostileText: Story = {
  args: { actor: at(feedMachine, 'exhausted', { ...nothing, posts: [hostilePost] }) },
  decorators: [(Drawn) => <div style={{ inlineSize: 390 }}>{Drawn()}</div>],
  /** A long name is clamped to two lines for the eye, and read in full by a screen reader. */
  play: async ({ canvasElement }) => {
    const { displayName } = hostilePost.author;
    const link = within(canvasElement).getByRole('link', { name: new RegExp(displayName, 'u') });
    const name = within(link).getByText(displayName).parentElement ?? link;
    const line = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(name.getBoundingClientRect().height).toBeLessThan(2.5 * line);
    await expect(name.scrollHeight).toBeGreaterThan(2.5 * line);
  },
};

export const Sorting: Story = { args: { actor: at(feedMachine, 'sorting', some) } };

export const Refreshing: Story = { args: { actor: at(feedMachine, 'refreshing', some) } };

export const Unrefreshed: Story = {
  args: { actor: at(feedMachine, 'unrefreshed', { ...some, failure: { kind: 'offline' } }) },
};

export const Empty: Story = { args: { actor: at(feedMachine, 'empty', nothing) } };

/** Somebody was followed since: their posts are one press away. */
export const Promising: Story = { args: { actor: at(feedMachine, 'promising', nothing) } };

export const Confined: Story = { args: { actor: at(feedMachine, 'confined', nothing) } };

export const Failed: Story = {
  args: { actor: at(feedMachine, 'failed', { ...nothing, failure: { kind: 'offline' } }) },
};
