import { useFilePicker, type ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { Library, Plus } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-files.module.css';

/** The tile behind the last picture: files of this device, in its own window, or of the library. */
export function AddFiles({
  kinds,
  onChoose,
  onLibrary,
}: {
  kinds: readonly string[];
  onLibrary: () => void;
  onChoose: (files: readonly ChosenFile[]) => void;
}) {
  const { t } = useText();
  // Some systems report MP4 files as M4V.
  const accept = kinds.length > 0 ? [...kinds, 'video/x-m4v'].join(',') : 'image/*,video/*';
  const { input, open } = useFilePicker({ accept, onChoose, thenTo: 'text' });
  return (
    <div className={css.ways}>
      <button type="button" className={css.add} onClick={open}>
        <Icon of={Plus} />
        {t('posts.postFiles.add')}
      </button>
      <button type="button" className={css.add} onClick={onLibrary}>
        <Icon of={Library} />
        {t('posts.postFiles.library')}
      </button>
      {input}
    </div>
  );
}
