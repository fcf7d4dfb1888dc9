import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './library.module.css';
import { UploadRow } from './upload-row.tsx';

/** Files on their way, above those that are there. */
export function LibraryUploads({ actor }: { actor: ActorRefFrom<typeof libraryMachine> }) {
  const { t } = useText();
  const uploads = useSelector(actor, ({ context }) => context.uploads);
  if (uploads.length === 0) return null;
  return (
    <ul className={css.uploads} aria-label={t('media.library.uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow
            upload={upload}
            onRemove={() => actor.send({ type: 'upload.drop', id: upload.id })}
            onRetry={() => actor.send({ type: 'upload.repeat', id: upload.id })}
            onAnswer={(type) => actor.send({ type, id: upload.id })}
          />
        </li>
      ))}
    </ul>
  );
}
