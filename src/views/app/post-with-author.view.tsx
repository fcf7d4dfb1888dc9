import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postWithAuthorMachine } from '#machines/app/post-with-author.machine.ts';
import { profilePath } from '#machines/navigation/routes.ts';
import { BackHead } from '#src/ui/frame/back-head.tsx';
import { Columns } from '#src/ui/style/columns.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useLoaded } from '../loaded.ts';
import { PostPageView } from '../posts/post-page.view.tsx';

const AuthorCard = lazyView(async () => (await import('../people/author-card.tsx')).AuthorCard);

/** The page of a post; beside it its author, where that is somebody else. */
export function PostWithAuthorView({
  actor,
}: {
  actor: ActorRefFrom<typeof postWithAuthorMachine>;
}) {
  const { t } = useText();
  const page = useSelector(actor, ({ context }) => context.page);
  const author = useLoaded(useSelector(actor, ({ context }) => context.author));
  const username = useSelector(actor, ({ context }) => context.username);
  const isOwn = useSelector(actor, (state) => state.matches('own'));
  const isMissing = useSelector(page, (state) => state.matches('missing'));
  if (isMissing) return <PostPageView actor={page} />;
  return (
    <Columns
      label={t('posts.postPage.about')}
      alone={isOwn}
      aside={author && <AuthorCard actor={author} />}
    >
      <BackHead
        href={profilePath({ username })}
        label={t('app.layout.back')}
        title={t('posts.postPage.title')}
      />
      <PostPageView actor={page} />
    </Columns>
  );
}
