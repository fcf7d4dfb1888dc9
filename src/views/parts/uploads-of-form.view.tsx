import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { wayOn } from '#machines/media/upload.types.ts';
import type { uploadsOfFormMachine } from '#machines/parts/uploads-of-form.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FileButton } from '#src/ui/fields/file-intake.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChooseAgain } from '../media/upload-questions.tsx';
import { UploadRow } from '../media/upload-row.tsx';

const accept = 'image/*';

/** The files of a form, in every state of the part. */
export function UploadsOfFormView({ actor }: { actor: ActorRefFrom<typeof uploadsOfFormMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { files } = state.context;
  if (state.matches('sent')) return <MutedText>{t('chat.massMessage.sentTitle')}</MutedText>;
  return (
    <Stack>
      {files.length > 0 && (
        <ul aria-label={t('media.library.uploads')}>
          {files.map((upload) => (
            <li key={upload.id}>
              <UploadRow
                upload={upload}
                onRemove={() => actor.send({ type: 'file.remove', id: upload.id })}
                onRetry={() => actor.send({ type: 'file.retry', id: upload.id })}
                onAnswer={(type) => actor.send({ type, id: upload.id })}
              />
              {upload.status === 'failed' && wayOn(upload) === 'choose' && (
                <ChooseAgain
                  filename={upload.name}
                  accept={accept}
                  onChoose={(file) => actor.send({ type: 'file.exchange', id: upload.id, file })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Row>
        <FileButton
          label={t('media.library.upload')}
          accept={accept}
          onChoose={(chosen) => actor.send({ type: 'files.attach', files: chosen })}
        />
        <Button onClick={() => actor.send({ type: 'form.submit' })}>
          {t('chat.massMessage.send')}
        </Button>
      </Row>
    </Stack>
  );
}
