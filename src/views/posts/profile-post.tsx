import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { Post } from '#machines/posts/post.types.ts';
import type { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Flag } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { useText } from '#src/ui/text.tsx';
import { PostCard } from './post-card.tsx';

/** One post with what can be done about it: unlock it, report it. */
export function ProfilePost({
  actor,
  post,
  eager,
}: {
  actor: ActorRefFrom<typeof profilePostsMachine>;
  post: Post;
  eager: boolean;
}) {
  const { t, money } = useText();
  const isGuest = useSelector(actor, ({ context }) => context.viewerId === null);
  const canUnlock = useSelector(actor, (state) =>
    state.can({ type: 'unlock.ask', postId: post.id }),
  );
  const price = post.price && money(post.price);
  return (
    <PostCard
      post={post}
      eager={eager}
      unlock={
        canUnlock && price ? (
          <Button
            tone="primary"
            onClick={() => actor.send({ type: 'unlock.ask', postId: post.id })}
          >
            {t('posts.postCard.unlock', { price })}
          </Button>
        ) : isGuest && post.isLocked ? (
          <Link look="primary" href={href('login')}>
            {t('posts.profilePosts.loginToUnlock')}
          </Link>
        ) : undefined
      }
      menu={
        isGuest ? undefined : (
          <MenuButton
            label={t('posts.profilePosts.postMore')}
            items={() => [
              { id: 'report' as const, label: t('posts.profilePosts.reportPost'), icon: Flag },
            ]}
            onSelect={() => actor.send({ type: 'report.ask', postId: post.id })}
          />
        )
      }
    />
  );
}
