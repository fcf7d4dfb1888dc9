import { useFilePicker, type ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { Plus } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-files.module.css';

/** The tile behind the last picture: it opens the device's own window for choosing files. */
export function AddFiles({
  kinds,
  onChoose,
}: {
  kinds: readonly string[];
  onChoose: (files: readonly ChosenFile[]) => void;
}) {
  const { t } = useText();
  // Some systems report MP4 files as M4V.
  const accept = kinds.length > 0 ? [...kinds, 'video/x-m4v'].join(',') : 'image/*,video/*';
  const { input, open } = useFilePicker({ accept, onChoose, thenTo: 'text' });
  return (
    <>
      <button type="button" className={css.add} onClick={open}>
        <Icon of={Plus} />
        {t('posts.postFiles.add')}
      </button>
      {input}
    </>
  );
}
