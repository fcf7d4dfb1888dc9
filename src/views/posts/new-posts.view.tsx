import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ArrowUp } from '#src/ui/style/icons.ts';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { ShowFirst } from '#src/ui/lists/show-first.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './new-posts.module.css';

/** The button that newer posts wait behind, in every state of its chart. It takes no room. */
export function NewPostsView({ actor }: { actor: ActorRefFrom<typeof newPostsMachine> }) {
  const { t, plural } = useText();
  const newestId = useSelector(actor, ({ context }) => context.newestId);
  const phase = useSelector(actor, ({ value }) => value);
  const known = useSelector(actor, ({ context }) => context.count);
  const count = phase === 'upToDate' ? 0 : known;
  const isFetching = phase === 'fetching';
  return (
    <div className={css.place}>
      <LiveRegion>{count > 0 && t('posts.newPosts.some')}</LiveRegion>
      {count > 0 && (
        <div className={css.pill}>
          <Button
            command="newest"
            icon={ArrowUp}
            busy={isFetching}
            onClick={() => actor.send({ type: 'posts.show' })}
          >
            {plural('posts.newPosts.count', count)}
          </Button>
        </div>
      )}
      {isFetching && <ShowFirst anchor={null} />}
      {phase === 'shown' && <ShowFirst anchor={`post-${newestId}`} />}
    </div>
  );
}
