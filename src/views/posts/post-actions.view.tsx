import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import {
  Ban,
  CircleQuestionMark,
  Copy,
  EyeOff,
  Flag,
  Link2,
  Pencil,
  Trash,
} from '#src/ui/style/icons.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LikeButton } from './like-button.tsx';
import type { PressedMedia } from './post-media-grid.tsx';
import { PostPictureCell } from './post-picture-cell.tsx';
import { Preview, Unlock } from './post-unlock.tsx';
import { PostSend } from './post-send.tsx';

/** Few see it: an author who acts on a post of their own. */
const OwnPostSection = lazyView(
  async () => (await import('./own-post-section.tsx')).OwnPostSection,
);

interface Props {
  actor: ActorRefFrom<typeof postActionsMachine>;
  post: Post;
  /** Cell of the part `picture`. */
  pressed?: PressedMedia;
  /** Its own way to open it, of the list that it stands in. */
  unlock?: ReactNode;
}

const items = {
  'edit.open': { label: 'posts.myPosts.acts.edit', icon: Pencil },
  'title.edit': { label: 'posts.myPosts.acts.title', icon: Pencil },
  'post.duplicate': { label: 'posts.myPosts.acts.duplicate', icon: Copy },
  'reason.ask': { label: 'posts.postActions.reason', icon: CircleQuestionMark },
  'link.copy': { label: 'posts.postPage.copy', icon: Link2 },
  'hide.press': { label: 'posts.postActions.hide', icon: EyeOff },
  'ban.ask': { label: 'posts.postActions.ban', icon: Ban },
  'report.ask': { label: 'posts.profilePosts.reportPost', icon: Flag },
  'delete.ask': { label: 'posts.myPosts.acts.delete', icon: Trash, tone: 'negative' },
} as const;
type Item = keyof typeof items;
const all: readonly Item[] = [
  'edit.open',
  'title.edit',
  'post.duplicate',
  'reason.ask',
  'link.copy',
  'hide.press',
  'ban.ask',
  'report.ask',
  'delete.ask',
];

function Menu({ actor, post }: Props) {
  const { t } = useText();
  const isOffered = (type: Item) => {
    const { viewerId, place } = actor.getSnapshot().context;
    if (type === 'reason.ask')
      return (place === 'feed' || place === 'explore') && viewerId !== post.author.id;
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
    <LikeButton
      known={known ?? post}
      actor={like}
      onPress={() => actor.send({ type: 'like.press', post })}
    />
  );
}

function Own({ actor }: Props) {
  const part = useSelector(actor, ({ context }) => context.part);
  return part && <OwnPostSection part={part} />;
}

const parts = {
  like: Like,
  menu: Menu,
  own: Own,
  picture: PostPictureCell,
  preview: Preview,
  send: PostSend,
  unlock: Unlock,
} as const;

/** One of the places of a card where something is done about its post. */
export function PostActionsView({ part, ...props }: Props & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}
