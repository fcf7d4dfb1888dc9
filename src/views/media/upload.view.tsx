import { useSelector } from '@xstate/react';
import type { UploadRef } from '#machines/media/uploads.types.ts';
import { UploadRow } from './upload-row.tsx';

/** One upload in every state of its chart. */
export function UploadView({ actor }: { actor: UploadRef }) {
  const { context, value: status } = useSelector(actor, (snapshot) => snapshot);
  return (
    <UploadRow
      upload={{ ...context, status }}
      onRemove={() => actor.send({ type: 'upload.cancel' })}
      onRetry={() => actor.send({ type: 'upload.retry' })}
    />
  );
}
