import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postHideMachine } from '#machines/posts/post-hide.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { TakeFocus } from '#src/ui/focus/take-focus.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-hide.module.css';

/** The row in the place of a hidden post, in every state of its chart; else the post itself. */
export function PostHideView({
  actor,
  children,
}: {
  actor: ActorRefFrom<typeof postHideMachine>;
  /** The card. */
  children?: ReactNode;
}) {
  const { t } = useText();
  const postId = useSelector(actor, ({ context }) => context.postId);
  const isFolded = useSelector(actor, (state) => state.hasTag('folded'));
  const isRefused = useSelector(actor, (state) => state.matches({ hidden: 'refused' }));
  if (!isFolded) return children;
  return (
    <Card as="div" flush anchor={`post-${postId}`} command="card">
      <TakeFocus className={css.row}>
        <span>{t('posts.postHide.hidden')}</span>
        <Button tone="quiet" onClick={() => actor.send({ type: 'hide.toggle' })}>
          {t('posts.postHide.undo')}
        </Button>
        <span role="alert" className={css.refused}>
          {isRefused && t('posts.postHide.undoRefused')}
        </span>
      </TakeFocus>
    </Card>
  );
}
