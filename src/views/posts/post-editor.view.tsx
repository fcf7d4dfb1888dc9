import { shallowEqual, useSelector } from '@xstate/react';
import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { WritingKeys } from '#src/ui/fields/writing-keys.tsx';
import { PostBanners } from './post-banners.tsx';
import { PostDraftView } from './post-draft.view.tsx';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import { PostEditorFoot } from './post-editor-foot.tsx';
import { PostEditorForm } from './post-editor-form.tsx';
import css from './post-editor.module.css';

const NotFoundCard = lazyView(async () => (await import('../app/not-found-card.tsx')).NotFoundCard);

/** Below the fields: its code comes after them. */
const PostPreview = lazyView(async () => (await import('./post-preview.tsx')).PostPreview);

const phases = ['opening', 'writing', 'submitting', 'missing', 'failed'] as const;

/** A post that is being written, in every state of its chart. */
export function PostEditorView({ actor }: { actor: PostEditorActor }) {
  const { t } = useText();
  const { username, postId, draft, phase } = useSelector(
    actor,
    (state) => ({
      username: state.context.username,
      postId: state.context.postId,
      draft: state.context.draft,
      phase: phases.find((one) => state.matches(one)),
    }),
    shallowEqual,
  );
  if (phase === 'missing' && postId !== null)
    return <NotFoundCard path={href('editPost', { username, postId })} name={username} />;
  const title = t(`posts.postEditor.${postId === null ? 'newTitle' : 'editTitle'}`);
  const body = () => {
    if (phase === 'failed' || phase === 'missing')
      return (
        <RetryCallout
          tone="negative"
          retry={t('posts.feed.retry')}
          onRetry={() => actor.send({ type: 'post.retry' })}
        >
          {t('posts.postEditor.failed')}
        </RetryCallout>
      );
    if (phase === 'opening')
      return (
        <Loading label={t('posts.postEditor.loading')}>
          <Skeleton lines={6} />
        </Loading>
      );
    return (
      <>
        <PostBanners actor={actor} />
        <PostEditorForm actor={actor} />
        <PostEditorFoot actor={actor} />
      </>
    );
  };
  return (
    <div className={css.room}>
      <WritingKeys
        className={css.page}
        primary="publish"
        onSave={() => actor.send({ type: 'draft.save' })}
      >
        <ScreenTitle>{title}</ScreenTitle>
        <div className={css.main}>
          <header className={css.head}>
            <ScreenHeading>{title}</ScreenHeading>
            {draft && <PostDraftView actor={draft} />}
          </header>
          {body()}
        </div>
        {(phase === 'writing' || phase === 'submitting') && (
          <aside className={css.aside} aria-label={t('posts.postPreview.title')}>
            <PostPreview actor={actor} name="preview-beside" />
          </aside>
        )}
      </WritingKeys>
    </div>
  );
}
