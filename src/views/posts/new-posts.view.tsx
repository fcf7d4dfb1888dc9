import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ArrowUp } from '#src/ui/style/icons.ts';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { ShowFirst } from '#src/ui/lists/show-first.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LookForPosts } from './look-for-posts.tsx';
import css from './new-posts.module.css';

type Actor = ActorRefFrom<typeof newPostsMachine>;

/** Buttons for newer posts, in every state of their chart: over the feed, and beside its title. */
export function NewPostsView({ actor, part }: { actor: Actor; part: 'pill' | 'look' }) {
  return part === 'look' ? <LookForPosts actor={actor} /> : <Pill actor={actor} />;
}

/** Takes no room. */
function Pill({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const newestId = useSelector(actor, ({ context }) => context.newestId);
  const phase = useSelector(actor, ({ value }) => value.posts);
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
