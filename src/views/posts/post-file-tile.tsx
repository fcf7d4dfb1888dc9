import type { PostFile } from '#machines/posts/post-content.types.ts';
import type { PostFilesRef } from '#machines/posts/post-files.types.ts';
import { isFinal } from '#machines/media/upload.types.ts';
import { FilePreview } from '#src/ui/file-preview.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { RefreshCw, X } from '#src/ui/icons.ts';
import { lengthText } from '#src/ui/length.ts';
import { LiftHandle } from '#src/ui/lift-handle.tsx';
import type { SortStep } from '#src/ui/sorted.tsx';
import { useText } from '#src/ui/text.tsx';
import { isMoving } from '#src/views/media/upload-words.ts';
import { FilePlaces } from './post-file-places.tsx';
import css from './post-files.module.css';

/** One picture of a post: its number, how it is doing, its description, and its ways out. */
export function PostFileTile({
  actor,
  file: { upload, alt },
  index,
  count,
  onStep,
}: {
  actor: PostFilesRef;
  file: PostFile;
  index: number;
  count: number;
  /** It was lifted, moved, dropped or put back. */
  onStep: (step: SortStep) => void;
}) {
  const { t, number } = useText();
  const { id, name: filename, status, share, reason, picture, source } = upload;
  const isUnderWay = isMoving(upload);
  const canRetry = status === 'failed' && source !== null && !isFinal(reason);
  const place = { number: index + 1 };
  const isDescribed = alt.trim() !== '';
  const preview = (
    <FilePreview
      source={source}
      url={picture?.thumbUrl ?? null}
      placeholder={picture?.placeholder ?? null}
    />
  );
  return (
    <div className={css.tile} data-status={status}>
      {count > 1 ? (
        <LiftHandle
          label={t('posts.postFiles.place', { ...place, count })}
          hint={t('posts.postFiles.order')}
          count={count}
          onMove={(to) => actor.send({ type: 'file.move', id, to })}
          onStep={onStep}
        >
          {preview}
        </LiftHandle>
      ) : (
        preview
      )}
      <span className={css.number}>
        {number(index + 1)}
        {picture?.seconds !== undefined && ` · ${lengthText(picture.seconds)}`}
      </span>
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
      <FilePlaces {...{ actor, id, index, count }} />
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
