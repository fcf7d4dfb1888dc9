import { useState } from 'react';
import { useAddress } from './addresses.ts';
import { AlbumButton } from './album-button.tsx';
import { AlbumGrid, type AlbumPicture } from './album-grid.tsx';
import css from './album.module.css';
import { useText } from '../texts/text.tsx';

/** Leads to a picture whole, in a tab of its own. */
function Whole({ of: { src, alt } }: { of: AlbumPicture }) {
  const { t } = useText();
  const drawn = useAddress(src);
  return (
    <a
      className={css.open}
      href={drawn.src ?? src}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('ui.album.open', { picture: alt })}
    />
  );
}

/** Album of a chat: each picture opens in full in a new tab, the last cell shows the others. */
export function Album({
  pictures,
  onFail,
}: {
  pictures: readonly AlbumPicture[];
  onFail?: (() => void) | undefined;
}) {
  const { plural } = useText();
  const [isOpen, setOpen] = useState(false);
  const over = (index: number, more: number) => {
    if (more > 0)
      return <AlbumButton label={plural('ui.album.more', more)} onPress={() => setOpen(true)} />;
    const picture = pictures[index];
    return picture && <Whole of={picture} />;
  };
  return <AlbumGrid {...{ pictures, over, onFail }} all={isOpen} />;
}
