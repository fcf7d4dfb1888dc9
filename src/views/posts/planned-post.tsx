import { editPath } from '#machines/navigation/routes.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PlannedTime } from './planned-time.tsx';

/** Above a post that is not out: its time, and where that is changed. */
export function PlannedPost({ post: { id, author, plannedFor } }: { post: Post }) {
  const { t } = useText();
  if (plannedFor === null) return null;
  return (
    <Callout
      title={
        <>
          {t('posts.postPage.planned')} <PlannedTime at={plannedFor} />
        </>
      }
      actions={
        <Link look="secondary" href={editPath(author, id)}>
          {t('posts.postPage.replan')}
        </Link>
      }
    >
      {t('posts.postPage.unseen')}
    </Callout>
  );
}
