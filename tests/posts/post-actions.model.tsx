import { setup } from 'xstate';
import { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { ListedPost } from '#src/views/posts/listed-post.tsx';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { draftPost, outPost } from '#stories/posts/my-posts.fixtures.ts';
import { ada, gridPost, openPost, paidPost, previewedPost } from '#stories/posts/posts.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const still = (context: object) => setup({}).createMachine({ id: 'still', context });
const own = { ...gridPost, author: { ...ada, id: 3 } };
const posts = [{ post: openPost }, { post: own }];
const settled = (kind: 'post' | 'message', id: number) => ({
  transaction: paid,
  payee: ada,
  subject: { kind, id },
});
const choose = (item: string) => async (person: Person) => {
  await person.press(t('posts.profilePosts.postMore'));
  await person.press(item, 'menuitem');
};

export default defineModel({
  machine: postActionsMachine,
  View: ({ actor }) => (
    <>
      {[openPost, paidPost, previewedPost].map((post) => (
        <ListedPost key={post.id} actions={actor} post={post} />
      ))}
    </>
  ),
  inputs: [
    { viewerId: 3, place: 'feed' },
    { viewerId: null, place: 'profile' },
    { viewerId: ada.id, place: 'feed' },
  ],
  children: {
    like: still({ postId: openPost.id, isLiked: true, likesCount: 4, failure: null }),
    hide: still({ postId: openPost.id, failure: null }),
    title: still({ post: openPost, title: '', failure: null }),
    command: still({ kind: 'duplicate', post: openPost, failure: null }),
  },
  cases: {
    events: {
      'like.press': posts,
      'hide.press': posts,
      'report.ask': posts,
      'ban.ask': posts,
      'edit.open': posts,
      // One thing at a time: the menu has neither item meanwhile.
      'title.edit': ({ part }) => (part ? [] : posts),
      'post.duplicate': ({ part }) => (part ? [] : posts),
      'delete.ask': posts,
      'post.changed': [
        { postId: own.id, change: 'deleted' },
        { postId: own.id, change: 'restored' },
        { postId: openPost.id, change: 'changed', username: 'ada' },
      ],
      'tip.ask': posts,
      'post.share': [{ post: openPost }],
      'media.open': [
        { post: openPost, hash: openPost.media[0]?.hash ?? '' },
        { post: paidPost, hash: paidPost.media[0]?.hash ?? '' },
      ],
      'unlock.ask': [{ post: paidPost }, { post: openPost }],
      'preview.ask': [{ post: previewedPost }, { post: paidPost }, { post: openPost }],
      'preview.unlock': [{ id: previewedPost.id }, { id: openPost.id }],
      'purchase.settled': [
        settled('post', paidPost.id),
        settled('post', openPost.id),
        settled('message', paidPost.id),
      ],
      'link.copy': [{ post: openPost }],
      'reason.ask': [{ post: openPost }],
      'like.changed': [
        { postId: openPost.id, isLiked: true, likesCount: 5 },
        { postId: openPost.id, isLiked: false, likesCount: 4 },
      ],
      'child.emitted': [
        { emitted: { type: 'like.changed', postId: openPost.id, isLiked: true, likesCount: 5 } },
        { emitted: { type: 'hide.ended', postId: openPost.id } },
        { emitted: { type: 'post.titled', post: outPost } },
        { emitted: { type: 'post.acted', kind: 'duplicate', from: openPost, post: draftPost } },
        { emitted: { type: 'title.left', postId: openPost.id, isStale: false } },
        { emitted: { type: 'command.left', postId: openPost.id, isStale: true } },
      ],
    },
    outcomes: {
      loadPost: {
        done: [{ ...paidPost, isLocked: false, isPurchased: true, media: openPost.media }],
        error: [{ kind: 'offline' }],
      },
      sharePostLink: {
        done: (['shared', 'left', 'copied', 'refused'] as const).map((end) => ({
          link: 'https://fanfare.test/ada/post/11',
          end,
        })),
        error: [{ kind: 'offline' }],
      },
      copyPostLink: {
        done: [{ link: 'https://fanfare.test/ada/post/11', isCopied: true }],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {
    'like.press': (person) => person.press(/^Like, [\d,]+ likes$/),
    'hide.press': choose('Hide'),
    'report.ask': choose('Report post'),
    'ban.ask': choose('Mute, restrict or block…'),
    'tip.ask': (person) => person.press(t('posts.postActions.tip', { name: ada.displayName })),
    'post.share': (person) => person.press(t('posts.postActions.share')),
    'media.open': (person) =>
      person.press(t('posts.postActions.openPicture', { picture: openPost.media[0]?.alt ?? '' })),
    'link.copy': choose('Copy link'),
    'edit.open': choose('Edit'),
    'title.edit': choose('Edit title'),
    'post.duplicate': choose('Duplicate'),
    'delete.ask': choose('Delete'),
    'post.changed': byChart,
    'reason.ask': choose(t('posts.postActions.reason')),
    'unlock.ask': (person) => person.press('Unlock for $12.00'),
    'preview.ask': (person) => person.press(t('posts.postActions.preview')),
    'preview.unlock': byChart,
    'purchase.settled': byChart,
    'like.changed': byChart,
    'child.emitted': byChart,
  },
  outOfReach: ({ context: { viewerId, place, reread } }, event) => {
    if (event.type === 'unlock.ask' && reread[paidPost.id]?.isLocked === false)
      return 'it is open by now';
    const isLocked = event.type === 'unlock.ask' || event.type === 'preview.ask';
    if ('post' in event && !isLocked && event.post.id !== openPost.id)
      return 'the first card has that button';
    const open = ['link.copy', 'post.share', 'media.open', 'preview.ask'];
    const isOpen = open.includes(event.type) || (event.type === 'reason.ask' && place === 'feed');
    return isOpen || viewerId !== null ? null : 'a guest has no such button';
  },
  sightings: {
    settled: (person) => person.seesRole('button', t('posts.profilePosts.postMore')),
    rereading: (person) => person.seesRole('button', t('posts.profilePosts.postMore')),
    sharing: (person) => person.seesRole('button', t('posts.postActions.share')),
    copying: (person) => person.seesRole('article', 'Post by Ada Quill'),
  },
});
