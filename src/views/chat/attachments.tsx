import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import type { ComposerContext, ComposerEvent } from '#machines/chat/composer.types.ts';
import type { DuplicateAnswer } from '#src/views/media/upload-questions.tsx';
import { AttachedFiles } from './attached-files.tsx';

type Content = Pick<ComposerContext, 'attachments' | 'surplus' | 'limits' | 'price' | 'problem'>;
type Part = `attachment.${'move' | 'remove' | 'retry' | 'exchange'}` | 'price.change';

/** Actor of a composer, for one person or an audience: text, files and a price. */
export type WrittenRef = ActorRef<
  Snapshot<unknown> & { readonly context: Content },
  Extract<ComposerEvent, { type: Part | DuplicateAnswer }>
>;

/** Files to be sent with the message, and those over the limit. */
export function Attachments({ actor }: { actor: WrittenRef }) {
  const { attachments, surplus, limits } = useSelector(
    actor,
    ({ context: { attachments, surplus, limits } }) => ({ attachments, surplus, limits }),
    shallowEqual,
  );
  return (
    <AttachedFiles
      files={attachments}
      surplus={surplus}
      most={limits.mediaMax}
      onMove={(id, to) => actor.send({ type: 'attachment.move', id, to })}
      onRemove={(id) => actor.send({ type: 'attachment.remove', id })}
      onRetry={(id) => actor.send({ type: 'attachment.retry', id })}
      onAnswer={(id, type) => actor.send({ type, id })}
      onExchange={(id, file) => actor.send({ type: 'attachment.exchange', id, file })}
    />
  );
}
