import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { commentsMachine } from '#machines/posts/comments.machine.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CommentComposerView } from './comment-composer.view.tsx';

type Actor = ActorRefFrom<typeof commentsMachine>;

/** Composer of a comment, or the reason why commenting is closed. */
export function CommentsFoot({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { canComment, composer, openTo, viewerId } = useSelector(
    actor,
    ({ context: { canComment, composer, openTo, viewerId } }) => ({
      canComment,
      composer,
      openTo,
      viewerId,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (canComment) return <CommentComposerView actor={composer} />;
  if (phase === 'loading' || phase === 'failed') return null;
  if (openTo === 'nobody') return <MutedText>{t('posts.comments.closed')}</MutedText>;
  if (viewerId === null)
    return (
      <Link look="secondary" href={href('login')}>
        {t('posts.comments.login')}
      </Link>
    );
  return (
    <MutedText>
      {t(openTo === 'subscribers' ? 'posts.comments.forSubscribers' : 'posts.comments.barred')}
    </MutedText>
  );
}
