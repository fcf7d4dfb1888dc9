import type { PostFilesRef } from '#machines/posts/post-files.machine.ts';
import { ArrowLeft, ArrowRight } from '#src/ui/style/icons.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-files.module.css';

/** Menu that moves a picture one place; renders nothing for a single one. */
export function FilePlaces({
  actor,
  id,
  index,
  count,
}: {
  actor: PostFilesRef;
  id: string;
  index: number;
  count: number;
}) {
  const { t } = useText();
  if (count < 2) return null;
  return (
    <span className={css.menu}>
      <MenuButton
        label={t('posts.postFiles.more', { number: index + 1 })}
        items={() => [
          ...(index > 0
            ? [{ id: 'earlier' as const, label: t('posts.postFiles.earlier'), icon: ArrowLeft }]
            : []),
          ...(index < count - 1
            ? [{ id: 'later' as const, label: t('posts.postFiles.later'), icon: ArrowRight }]
            : []),
        ]}
        onSelect={(where) =>
          actor.send({ type: 'file.move', id, to: where === 'later' ? index + 1 : index - 1 })
        }
      />
    </span>
  );
}
