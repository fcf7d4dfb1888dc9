import { shallowEqual, useSelector } from '@xstate/react';
import { href } from '#machines/navigation/routes.ts';
import type { PostDraftRef } from '#machines/posts/post-draft-ref.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Says that the post is out or planned, where it is, and what may become of what is written here. */
export function PostOutCallout({ actor }: { actor: PostDraftRef }) {
  const { t, date } = useText();
  const { out, username, postId } = useSelector(
    actor,
    ({ context: { out, username, postId } }) => ({ out, username, postId }),
    shallowEqual,
  );
  const isOut = useSelector(actor, (state) => state.matches('out'));
  if (!out) return null;
  const when = out.publishAt && date(out.publishAt, { dateStyle: 'medium', timeStyle: 'short' });
  const keep = postId === null ? 'posts.postDraft.keepApart' : 'posts.postDraft.keepAsChanges';
  return (
    <Callout
      tone="caution"
      title={
        when === null ? t('posts.postDraft.out') : t('posts.postDraft.planned', { time: when })
      }
      actions={
        <>
          <Link look="secondary" href={href('post', { username, postId: out.postId })}>
            {t('posts.postDraft.seeOut')}
          </Link>
          {isOut && (
            <>
              <Button onClick={() => actor.send({ type: 'draft.keep' })}>{t(keep)}</Button>
              <Button tone="quiet" onClick={() => actor.send({ type: 'draft.leave' })}>
                {t('posts.postDraft.leave')}
              </Button>
            </>
          )}
        </>
      }
    >
      {isOut ? t('posts.postDraft.outMore') : undefined}
    </Callout>
  );
}
