import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { UnlockPage } from './locked-post.tsx';

interface Props {
  actor: ActorRefFrom<typeof postActionsMachine>;
  post: Post;
  /** Its own way to open it, of the list that it stands in. */
  unlock?: ReactNode;
}

/** Button that plays the first seconds of a locked post, where its author lets them be watched. */
export function Preview({ actor, post }: Props) {
  const { t } = useText();
  if (!actor.getSnapshot().can({ type: 'preview.ask', post })) return null;
  return (
    <Button tone="quiet" onClick={() => actor.send({ type: 'preview.ask', post })}>
      {t('posts.postActions.preview')}
    </Button>
  );
}

/** The way to open a locked post, of its list or by its price, and its preview. */
export function Unlock({ actor, post, unlock }: Props) {
  const { t, money } = useText();
  const price = actor.getSnapshot().can({ type: 'unlock.ask', post }) && post.price;
  const own = price ? (
    <Button onClick={() => actor.send({ type: 'unlock.ask', post })}>
      {t('posts.postCard.unlock', { price: money(price) })}
    </Button>
  ) : (
    <UnlockPage post={post} />
  );
  return (
    <>
      {unlock ?? own}
      <Preview actor={actor} post={post} />
    </>
  );
}
