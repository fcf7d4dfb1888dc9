import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href, subscriptionPath } from '#machines/navigation/routes.ts';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { isForSubscribers } from './locked-post.tsx';

type Actor = ActorRefFrom<typeof postPageMachine>;

/** The way to open a locked post: by its price, by a subscription, or by signing in first. */
export function PostOpener({ actor, post }: { actor: Actor; post: Post }) {
  const { t, money } = useText();
  const isGuest = useSelector(actor, ({ context }) => context.viewerId === null);
  const subscribe = post.subscriptionPrice
    ? t('posts.postCard.subscribe', { price: money(post.subscriptionPrice) })
    : t('posts.postPage.subscribe');
  const canUnlock = useSelector(actor, (state) => state.can({ type: 'unlock.ask' }));
  const canSubscribe = useSelector(actor, (state) => state.can({ type: 'subscribe.ask' }));
  if (!post.isLocked) return null;
  if (isGuest && post.subscriptionPrice && isForSubscribers(post))
    return (
      <Link look="primary" href={subscriptionPath(post.author)}>
        {subscribe}
      </Link>
    );
  if (isGuest)
    return (
      <Link look="primary" href={href('login')}>
        {t('posts.profilePosts.loginToUnlock')}
      </Link>
    );
  if (post.price && canUnlock)
    return (
      <Button tone="primary" onClick={() => actor.send({ type: 'unlock.ask' })}>
        {t('posts.postCard.unlock', { price: money(post.price) })}
      </Button>
    );
  if (!canSubscribe) return null;
  return (
    <Button tone="primary" onClick={() => actor.send({ type: 'subscribe.ask' })}>
      {subscribe}
    </Button>
  );
}
