import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import { Heading } from '#src/ui/style/heading.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { FileCaptionsView } from './file-captions.view.tsx';
import css from './file-details.module.css';
import { FilePosterView } from './file-poster.view.tsx';
import { FilePreviewView } from './file-preview.view.tsx';

/** Poster, captions and preview of one's own video; nothing for other files. */
export function FileTending({ actor }: { actor: ActorRefFrom<typeof fileDetailsMachine> }) {
  const { t } = useText();
  const captions = useSelector(actor, ({ context }) => context.captions);
  const poster = useSelector(actor, ({ context }) => context.poster);
  const preview = useSelector(actor, ({ context }) => context.preview);
  if (!captions) return null;
  return (
    <>
      {poster && <FilePosterView actor={poster} />}
      <FileCaptionsView actor={captions} />
      <Heading>{t('media.filePreview.title')}</Heading>
      {preview ? (
        <FilePreviewView actor={preview} />
      ) : (
        <p className={css.none}>{t('media.filePreview.none')}</p>
      )}
    </>
  );
}
