import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { summarise } from '#machines/media/upload-summary.types.ts';
import type { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import { Tray, TrayWords } from '#src/ui/frame/tray.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { UploadRow } from './upload-row.tsx';
import { useSpokenSummary, useSummaryLabel } from './use-upload-words.ts';

/** Files on their way whose screen was left, on every screen. */
export function UploadTrayView({ actor }: { actor: ActorRefFrom<typeof uploadTrayMachine> }) {
  const { t } = useText();
  const title = useSummaryLabel();
  const spoken = useSpokenSummary();
  const files = useSelector(actor, ({ context }) => context.files);
  const isShown = useSelector(
    actor,
    (snapshot) => snapshot.matches('moving') || snapshot.matches('ready'),
  );
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const summary = summarise(files);
  return (
    <>
      <TrayWords words={isShown ? spoken(summary) : ''} />
      {isShown && (
        <Tray
          label={t('media.uploadTray.label')}
          title={title(summary)}
          isOpen={isOpen}
          openLabel={t('media.uploadTray.open')}
          foldLabel={t('media.uploadTray.fold')}
          closeLabel={t('media.uploadTray.close')}
          onOpen={() => actor.send({ type: 'tray.open' })}
          onFold={() => actor.send({ type: 'tray.fold' })}
          onClose={isReady ? () => actor.send({ type: 'tray.close' }) : undefined}
          onHold={() => actor.send({ type: 'tray.hold' })}
          onRelease={() => actor.send({ type: 'tray.release' })}
        >
          <ul>
            {files.map((upload) => (
              <li key={upload.id}>
                <UploadRow
                  upload={upload}
                  onRemove={
                    upload.status === 'ready'
                      ? undefined
                      : () => actor.send({ type: 'file.remove', id: upload.id })
                  }
                  onRetry={() => actor.send({ type: 'file.retry', id: upload.id })}
                  onAnswer={(type) => actor.send({ type, id: upload.id })}
                />
              </li>
            ))}
          </ul>
        </Tray>
      )}
    </>
  );
}
