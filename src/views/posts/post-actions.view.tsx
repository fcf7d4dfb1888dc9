import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Ban, CircleQuestionMark, EyeOff, Flag, Link2 } from '#src/ui/icons.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { useText } from '#src/ui/text.tsx';
import { LikeFace } from './like-face.tsx';

interface Props {
  actor: ActorRefFrom<typeof postActionsMachine>;
  post: Post;
}

const items = {
  'reason.ask': { label: 'posts.postActions.reason', icon: CircleQuestionMark },
  'link.copy': { label: 'posts.postPage.copy', icon: Link2 },
  'hide.press': { label: 'posts.postActions.hide', icon: EyeOff },
  'ban.ask': { label: 'posts.postActions.ban', icon: Ban },
  'report.ask': { label: 'posts.profilePosts.reportPost', icon: Flag },
} as const;
type Item = keyof typeof items;
const all: readonly Item[] = ['reason.ask', 'link.copy', 'hide.press', 'ban.ask', 'report.ask'];

function Menu({ actor, post }: Props) {
  const { t } = useText();
  const isOffered = (type: Item) => {
    const { viewerId, place } = actor.getSnapshot().context;
    if (type === 'reason.ask') return place !== 'profile' && viewerId !== post.author.id;
    return type === 'link.copy' || actor.getSnapshot().can({ type, post });
  };
  return (
    <MenuButton
      label={t('posts.profilePosts.postMore')}
      items={() =>
        all.filter(isOffered).map((id) => ({ id, ...items[id], label: t(items[id].label) }))
      }
      onSelect={(type) => actor.send({ type, post })}
    />
  );
}

function Like({ actor, post }: Props) {
  const like = useSelector(actor, ({ context }) => context.likes[post.id]);
  const known = useSelector(actor, ({ context }) => context.known[post.id]);
  return (
    <LikeFace
      known={known ?? post}
      actor={like}
      onPress={() => actor.send({ type: 'like.press', post })}
    />
  );
}

function Unlock({ actor, post }: Props) {
  const { t, money } = useText();
  return (
    <Button onClick={() => actor.send({ type: 'unlock.ask', post })}>
      {t('posts.postCard.unlock', { price: post.price ? money(post.price) : '' })}
    </Button>
  );
}

const parts = { like: Like, menu: Menu, unlock: Unlock } as const;

/** One of the places of a card where something is done about its post. */
export function PostActionsView({ part, ...props }: Props & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}
