import { useSelector } from '@xstate/react';
import type { PreviewAs } from '#machines/posts/post-editor.types.ts';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PostCard } from './post-card.tsx';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import css from './post-editor.module.css';

const viewers: readonly PreviewAs[] = ['guest', 'follower', 'subscriber', 'buyer'];

/** The card itself, which changes with each key. */
function PreviewCard({ actor }: { actor: PostEditorActor }) {
  const preview = useSelector(actor, ({ context }) => context.preview);
  return preview && <PostCard post={preview} />;
}

/** The very card that each kind of viewer will see; nothing on it can be pressed. */
export function PostPreview({ actor, name }: { actor: PostEditorActor; name: string }) {
  const { t } = useText();
  const isShown = useSelector(actor, ({ context }) => context.preview !== null);
  const previewAs = useSelector(actor, ({ context }) => context.previewAs);
  if (!isShown) return null;
  return (
    <div className={css.preview}>
      <ChoiceTiles
        label={t('posts.postPreview.as')}
        name={name}
        look="chips"
        tiles={viewers.map((one) => ({ value: one, label: t(`posts.postPreview.${one}`) }))}
        value={previewAs}
        onChoose={(chosen) => {
          const found = viewers.find((one) => one === chosen);
          if (found) actor.send({ type: 'preview.choose', previewAs: found });
        }}
      />
      <p className={css.quiet} role="status">
        {t(`posts.postPreview.seenBy.${previewAs}`)}
      </p>
      <div className={css.seen} inert>
        <PreviewCard actor={actor} />
      </div>
    </div>
  );
}
