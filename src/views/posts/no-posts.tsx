import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { CalendarDays, Newspaper, Pencil, Search } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';

type Actor = ActorRefFrom<typeof myPostsMachine>;

const icons = { published: Newspaper, scheduled: CalendarDays, draft: Pencil } as const;

/** Nothing is there: what would be, or that the look is too narrow. */
export function NoPosts({ actor }: { actor: Actor }) {
  const { t } = useText();
  const status = useSelector(actor, ({ context }) => context.status);
  const isNarrow = useSelector(
    actor,
    ({ context: { filter, search } }) => filter !== 'all' || search.trim() !== '',
  );
  if (isNarrow)
    return (
      <EmptyState
        icon={Search}
        title={t('posts.myPosts.noneOfKind')}
        actions={
          <Button onClick={() => actor.send({ type: 'filters.clear' })}>
            {t('posts.myPosts.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={icons[status]}
      title={t(`posts.myPosts.none.${status}`)}
      actions={
        status === 'draft' ? undefined : (
          <Link look="primary" href={href('newPost')}>
            {t('posts.myPosts.newPost')}
          </Link>
        )
      }
    >
      {t(`posts.myPosts.would.${status}`)}
    </EmptyState>
  );
}
