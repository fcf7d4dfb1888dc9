import { useSelector } from '@xstate/react';
import type { ComposerRef } from '#machines/chat/inbox.types.ts';
import { useText } from '#src/ui/text.tsx';
import { UploadRow } from '#src/views/media/upload-row.tsx';
import css from './composer.module.css';

/** The files that stand above the field, how each is doing, and why the message still waits. */
export function Attachments({ actor }: { actor: ComposerRef }) {
  const { t, plural } = useText();
  const files = useSelector(actor, ({ context }) => context.attachments);
  const surplus = useSelector(actor, ({ context }) => context.surplus);
  const most = useSelector(actor, ({ context }) => context.limits.mediaMax);
  const isFailed = files.some(({ status }) => status === 'failed');
  const isWaiting = files.some(({ status }) => status !== 'ready');
  const wait = isFailed ? t('media.attach.trouble') : t('media.attach.wait');
  return (
    <>
      {files.length > 0 && (
        <ul className={css.files} aria-label={t('media.attach.list')}>
          {files.map((upload) => (
            <li key={upload.id}>
              <UploadRow
                upload={upload}
                onRemove={() => actor.send({ type: 'attachment.remove', id: upload.id })}
                onRetry={() => actor.send({ type: 'attachment.retry', id: upload.id })}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={css.note}>
        {isWaiting ? wait : null}
        {surplus > 0 ? ` ${plural('media.attach.surplus', surplus, { most })}` : null}
      </p>
    </>
  );
}
