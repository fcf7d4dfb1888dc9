import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RefreshCw } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './new-posts.module.css';

/** Button that reads the feed again while nobody would say that a post came out. */
export function LookForPosts({ actor }: { actor: ActorRefFrom<typeof newPostsMachine> }) {
  const { t } = useText();
  const isLooking = useSelector(actor, (state) => state.matches({ socket: 'looking' }));
  const isAway = useSelector(actor, (state) => state.matches({ socket: 'away' }));
  const isOffered = useSelector(
    actor,
    ({ value, context }) => value.posts !== 'upToDate' && context.count > 0,
  );
  if (isOffered || !(isAway || isLooking)) return null;
  return (
    <span className={css.look}>
      <Button
        tone="quiet"
        icon={RefreshCw}
        busy={isLooking}
        onClick={() => actor.send({ type: 'posts.look' })}
      >
        {t('posts.newPosts.look')}
      </Button>
    </span>
  );
}
