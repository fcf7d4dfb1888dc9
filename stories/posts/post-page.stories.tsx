import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { likeMachine } from '#machines/posts/like.machine.ts';
import { postHideMachine } from '#machines/posts/post-hide.machine.ts';
import { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { PostPageContext } from '#machines/posts/post-page.types.ts';
import { PostPageView } from '#src/views/posts/post-page.view.tsx';
import { at } from '#stories/lib/at.ts';
import { actions } from './post-actions.fixtures.ts';
import {
  gridPost,
  hostilePost,
  openPost,
  paidPost,
  subscribersPost,
  videoPost,
} from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Post page',
  component: PostPageView,
} satisfies Meta<typeof PostPageView>;

type Story = StoryObj<typeof PostPageView>;

const bare = {
  username: 'ada',
  postId: 11,
  viewerId: 3,
  post: null,
  like: null,
  comments: null,
  more: null,
  failure: null,
} as const;
const like = () =>
  at(
    likeMachine,
    { unliked: 'settled' },
    { postId: 11, isLiked: false, likesCount: 1284, failure: null },
  );
const show = (
  value: StateValueFrom<typeof postPageMachine>,
  context: Partial<PostPageContext> = {},
): Story => {
  const { viewerId } = { ...bare, ...context };
  const parts = actions({ viewerId, place: 'page' });
  return { args: { actor: at(postPageMachine, value, { ...bare, ...parts, ...context }) } };
};
const open = { post: openPost, like: like() };

export const Loading = show('loading');
export const Settled = show({ shown: 'settled' }, open);
export const SettledForAGuest = show({ shown: 'settled' }, { post: openPost, viewerId: null });
export const SettledOfMine = show({ shown: 'settled' }, { ...open, viewerId: openPost.author.id });
export const SettledWithoutTitle = show({ shown: 'settled' }, { ...open, post: gridPost });
export const SettledVideo = show({ shown: 'settled' }, { ...open, post: videoPost });
export const SettledLockedForAPrice = show({ shown: 'settled' }, { ...open, post: paidPost });
export const SettledLockedForSubscribers = show(
  { shown: 'settled' },
  { ...open, post: subscribersPost },
);
export const SettledLockedForAGuest = show(
  { shown: 'settled' },
  { post: paidPost, viewerId: null },
);
export const SettledBought = show(
  { shown: 'settled' },
  { ...open, post: { ...gridPost, isPaid: true, isPurchased: true } },
);
export const SettledBoughtAndEdited = show(
  { shown: 'settled' },
  { ...open, post: { ...gridPost, isPaid: true, isPurchased: true, isEditedSince: true } },
);
export const SettledHostile = show({ shown: 'settled' }, { ...open, post: hostilePost });
/** Its author sees when it goes out. */
export const SettledPlanned = show(
  { shown: 'settled' },
  {
    viewerId: openPost.author.id,
    post: { ...openPost, plannedFor: '2026-12-20T17:00:00.000Z', likesCount: 0 },
  },
);
/** Its author sees how many bought it. */
export const SettledSold = show(
  { shown: 'settled' },
  {
    ...open,
    viewerId: openPost.author.id,
    post: { ...gridPost, isPaid: true, purchasesCount: 12 },
  },
);
export const SettledHidden = show(
  { shown: 'settled' },
  {
    ...open,
    ...actions({
      place: 'page',
      hides: { 11: at(postHideMachine, { hidden: 'settled' }, { postId: 11, failure: null }) },
    }),
  },
);
export const Rereading = show({ shown: 'rereading' }, { ...open, post: paidPost });
export const Moved = show('moved');
export const Missing = show('missing');
export const Failed = show('failed', { failure: { kind: 'offline' } });
