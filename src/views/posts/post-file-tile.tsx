import { useSelector } from '@xstate/react';
import type { PostFilesRef } from '#machines/posts/post-files.machine.ts';
import { wayOn } from '#machines/media/upload.types.ts';
import { isBlank } from '#src/contract/lib/blank.ts';
import { FilePreview } from '#src/ui/media/file-preview.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RefreshCw, X } from '#src/ui/style/icons.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { DragHandle } from '#src/ui/lists/drag-handle.tsx';
import type { SortStep } from '#src/ui/lists/sorted.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChooseAgain } from '#src/views/media/upload-questions.tsx';
import { isMoving, shownFilename, useProgressLabel } from '#src/views/media/upload-labels.ts';
import { FilePlaces } from './post-file-places.tsx';
import css from './post-files.module.css';

/** One picture of a post: its number, how it is doing, its description, and its ways out. */
export function PostFileTile({
  actor,
  id,
  index,
  count,
  onStep,
}: {
  actor: PostFilesRef;
  /** The UUID of its upload. */
  id: string;
  index: number;
  count: number;
  /** Reports each step of a move by the handle. */
  onStep: (step: SortStep) => void;
}) {
  const { t, number } = useText();
  const progress = useProgressLabel();
  const file = useSelector(actor, ({ context: { files } }) =>
    files.find(({ upload }) => upload.id === id),
  );
  if (!file) return null;
  const { upload, alt } = file;
  const { status, share, picture, source } = upload;
  const seconds = picture?.seconds ?? 0;
  const isUnderWay = isMoving(upload);
  const help = status === 'failed' ? wayOn(upload) : null;
  const place = { number: index + 1 };
  const filename = shownFilename(upload.name) || t('posts.postFiles.picture', place);
  const isDescribed = !isBlank(alt);
  const preview = <FilePreview source={source} picture={picture} />;
  return (
    <div className={css.tile} data-status={status}>
      {count > 1 ? (
        <DragHandle
          label={t('posts.postFiles.place', { ...place, count })}
          hint={t('posts.postFiles.order')}
          count={count}
          onMove={(to) => actor.send({ type: 'file.move', id, to })}
          onStep={onStep}
        >
          {preview}
        </DragHandle>
      ) : (
        preview
      )}
      {isUnderWay && (
        <span
          className={css.ring}
          role="progressbar"
          aria-label={t('posts.postFiles.picture', place)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={status === 'uploading' ? Math.round(share * 100) : undefined}
          aria-valuetext={progress(upload)}
        >
          {status === 'uploading'
            ? number(share, { style: 'percent' })
            : t(`media.upload.${status}`)}
        </span>
      )}
      {help === 'choose' && (
        <span className={css.ring}>
          <ChooseAgain
            filename={filename}
            accept="image/*,video/*"
            onChoose={(chosen) => actor.send({ type: 'file.exchange', id, file: chosen })}
          />
        </span>
      )}
      {help === 'retry' && (
        <span className={css.ring}>
          <IconButton
            icon={RefreshCw}
            label={t('media.upload.retry', { filename })}
            onClick={() => actor.send({ type: 'file.retry', id })}
          />
        </span>
      )}
      <span className={css.number}>
        {number(index + 1)}
        {seconds > 0 && <span>{` · ${lengthText(seconds)}`}</span>}
      </span>
      <span className={css.remove}>
        <IconButton
          icon={X}
          label={t(isUnderWay ? 'media.upload.cancel' : 'media.upload.remove', { filename })}
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
