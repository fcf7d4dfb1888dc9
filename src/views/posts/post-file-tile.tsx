import type { PostFile } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.types.ts';
import { isFinal } from '#machines/media/upload.types.ts';
import { FilePreview } from '#src/ui/file-preview.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, RefreshCw, X } from '#src/ui/icons.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { useText } from '#src/ui/text.tsx';
import { isMoving } from '#src/views/media/upload-words.ts';
import css from './post-files.module.css';

/** What a picture's menu does with its place. */
function Places({
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

/** One picture of a post: its number, how it is doing, its description, and its ways out. */
export function PostFileTile({
  actor,
  file: { upload, alt },
  index,
  count,
}: {
  actor: PostFilesRef;
  file: PostFile;
  index: number;
  count: number;
}) {
  const { t, number } = useText();
  const { id, name: filename, status, share, reason, picture, source } = upload;
  const isUnderWay = isMoving(upload);
  const canRetry = status === 'failed' && source !== null && !isFinal(reason);
  const place = { number: index + 1 };
  const isDescribed = alt.trim() !== '';
  return (
    <div className={css.tile} data-status={status}>
      <FilePreview
        source={source}
        url={picture?.thumbUrl ?? null}
        placeholder={picture?.placeholder ?? null}
      />
      <span className={css.number}>{number(index + 1)}</span>
      {isUnderWay && (
        <span
          className={css.ring}
          role="progressbar"
          aria-label={t('posts.postFiles.picture', place)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={status === 'uploading' ? Math.round(share * 100) : undefined}
          aria-valuetext={t(`media.upload.${status}`)}
        >
          {status === 'uploading' && number(share, { style: 'percent' })}
        </span>
      )}
      {canRetry && (
        <span className={css.ring}>
          <IconButton
            icon={RefreshCw}
            label={t('media.upload.retry', { filename })}
            onClick={() => actor.send({ type: 'file.retry', id })}
          />
        </span>
      )}
      <span className={css.remove}>
        <IconButton
          icon={X}
          label={t(isUnderWay ? 'media.upload.cancel' : 'media.upload.remove', {
            filename: filename || t('posts.postFiles.picture', place),
          })}
          onClick={() => actor.send({ type: 'file.remove', id })}
        />
      </span>
      <Places {...{ actor, id, index, count }} />
      <button
        type="button"
        className={css.alt}
        aria-label={t(`posts.postFiles.${isDescribed ? 'described' : 'describe'}`, place)}
        onClick={() => actor.send({ type: 'file.describe', id })}
      >
        <span>{t(isDescribed ? 'posts.postFiles.alt' : 'posts.postFiles.addAlt')}</span>
      </button>
    </div>
  );
}
