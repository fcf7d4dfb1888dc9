import { useId } from 'react';
import type { DuplicateOrder } from '#machines/media/upload-order.types.ts';
import { useFilePicker, type ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Paperclip } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { shownFilename } from './upload-labels.ts';
import css from './upload.module.css';

/** Asks for a file whose bytes are neither at the server nor on this device: trying again has nothing to send. */
export function ChooseAgain({
  filename,
  accept,
  onChoose,
}: {
  filename: string;
  accept: string;
  onChoose: (file: ChosenFile) => void;
}) {
  const { t } = useText();
  const { input, open } = useFilePicker({
    accept,
    isSingle: true,
    onChoose: ([file]) => file && onChoose(file),
  });
  return (
    <>
      <IconButton icon={Paperclip} label={t('media.upload.choose', { filename })} onClick={open} />
      {input}
    </>
  );
}

/** Answer that a person gives; the flow adds the file's id. */
export type DuplicateAnswer = DuplicateOrder['type'];

/** Asks a person what to do with a file that they have already, before a byte of it moves. */
export function DuplicateQuestion({
  filename,
  onAnswer,
}: {
  filename: string;
  onAnswer: (answer: DuplicateAnswer) => void;
}) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={css.question}>
      <p id={id} role="alert">
        <span className={css.name}>{shownFilename(filename)}</span>{' '}
        <span>{t('media.upload.duplicate')}</span>
      </p>
      <div className={css.answers}>
        <Button aria-describedby={id} onClick={() => onAnswer('duplicate.use')}>
          {t('media.upload.useDuplicate')}
        </Button>
        <Button aria-describedby={id} tone="quiet" onClick={() => onAnswer('duplicate.send')}>
          {t('media.upload.sendAgain')}
        </Button>
      </div>
    </div>
  );
}
