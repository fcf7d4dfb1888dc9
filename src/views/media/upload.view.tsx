import { useSelector } from '@xstate/react';
import type { UploadRef } from '#machines/media/uploads.types.ts';
import type { UploadStatus } from '#machines/media/uploaded.types.ts';
import { UploadRow } from './upload-row.tsx';

type State = ReturnType<UploadRef['getSnapshot']>['value'];

/** Status of an upload as its chart reports it to others. */
const statusOf = (state: State): UploadStatus => {
  if (typeof state === 'object') return state.uploading === 'moving' ? 'uploading' : 'waiting';
  if (state === 'comparing') return 'checking';
  return state === 'discarding' ? 'cancelled' : state;
};

/** One upload in every state of its chart. */
export function UploadView({ actor }: { actor: UploadRef }) {
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  return (
    <UploadRow
      upload={{ ...context, status: statusOf(value) }}
      onRemove={() => actor.send({ type: 'upload.cancel' })}
      onRetry={() => actor.send({ type: 'upload.retry' })}
      onAnswer={(type) => actor.send({ type })}
    />
  );
}
