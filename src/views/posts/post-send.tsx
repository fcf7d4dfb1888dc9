import type { ActorRefFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { TallyButton } from '#src/ui/buttons/tally-button.tsx';
import { Gift, Share } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Tip its author, and share it. */
export function PostSend({
  actor,
  post,
}: {
  actor: ActorRefFrom<typeof postActionsMachine>;
  post: Post;
}) {
  const { t } = useText();
  const canTip = actor.getSnapshot().can({ type: 'tip.ask', post });
  return (
    <>
      {canTip && (
        <TallyButton
          icon={Gift}
          label={t('posts.postActions.tip', { name: post.author.displayName })}
          onPress={() => actor.send({ type: 'tip.ask', post })}
        />
      )}
      <TallyButton
        last
        icon={Share}
        label={t('posts.postActions.share')}
        onPress={() => actor.send({ type: 'post.share', post })}
      />
    </>
  );
}
