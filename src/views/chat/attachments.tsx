import { useSelector } from '@xstate/react';
import type { ComposerRef } from '#machines/chat/open-chats.types.ts';
import { AttachedFiles } from './attached-files.tsx';

/** What the message of a composer will carry. */
export function Attachments({ actor }: { actor: ComposerRef }) {
  const { attachments, surplus, limits } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <AttachedFiles
      files={attachments}
      surplus={surplus}
      most={limits.mediaMax}
      onMove={(id, to) => actor.send({ type: 'attachment.move', id, to })}
      onRemove={(id) => actor.send({ type: 'attachment.remove', id })}
      onRetry={(id) => actor.send({ type: 'attachment.retry', id })}
    />
  );
}
