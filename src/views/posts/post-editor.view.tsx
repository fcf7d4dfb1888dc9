import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { postEditorMachine } from '#machines/posts/post-editor.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { ScreenTitle } from '#src/ui/screen-title.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { WritingKeys } from '#src/ui/writing-keys.tsx';
import { NotFoundCard } from '../app/not-found-card.tsx';
import { PostBanners } from './post-banners.tsx';
import { PostDraftView } from './post-draft.view.tsx';
import { PostEditorFoot } from './post-editor-foot.tsx';
import { PostEditorForm } from './post-editor-form.tsx';
import css from './post-editor.module.css';

/** Below the fields: its code comes after them. */
const PostPreview = lazyView(async () => (await import('./post-preview.tsx')).PostPreview);

export type PostEditorActor = ActorRefFrom<typeof postEditorMachine>;

/** A post that is being written, in every state of its chart. */
export function PostEditorView({ actor }: { actor: PostEditorActor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { username, postId, draft } = state.context;
  if (state.matches('missing') && postId !== null)
    return <NotFoundCard path={href('editPost', { username, postId })} name={username} />;
  const title = t(`posts.postEditor.${postId === null ? 'newTitle' : 'editTitle'}`);
  const isShown = state.matches('writing') || state.matches('submitting');
  const body = () => {
    if (state.matches('failed') || state.matches('missing'))
      return (
        <Callout
          tone="negative"
          actions={
            <Button onClick={() => actor.send({ type: 'post.retry' })}>
              {t('posts.feed.retry')}
            </Button>
          }
        >
          {t('posts.postEditor.failed')}
        </Callout>
      );
    if (state.matches('opening'))
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
      {isShown && (
        <aside className={css.aside} aria-label={t('posts.postPreview.title')}>
          <PostPreview actor={actor} name="preview-beside" />
        </aside>
      )}
    </WritingKeys>
  );
}
