import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { Post } from '#machines/posts/post.types.ts';
import type { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ListedPost } from './listed-post.tsx';

/** One post with what can be done about it: unlock it, and all that is done about posts of lists. */
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
  const actions = useSelector(actor, ({ context }) => context.actions);
  const isGuest = useSelector(actor, ({ context }) => context.viewerId === null);
  const canUnlock = useSelector(actor, (state) =>
    state.can({ type: 'unlock.ask', postId: post.id }),
  );
  const price = post.price && money(post.price);
  return (
    <ListedPost
      actions={actions}
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
    />
  );
}
