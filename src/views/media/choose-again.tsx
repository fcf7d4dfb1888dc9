import { useFilePicker, type ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Paperclip } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';

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
