import { AlbumButton } from './album-button.tsx';
import { AlbumGrid, type AlbumPicture } from './album-grid.tsx';
import { useText } from '../texts/text.tsx';

/** Album of a chat: each cell opens its picture in full size, the last one stands for the others too. */
export function Album({
  pictures,
  onOpen,
  onFail,
}: {
  pictures: readonly AlbumPicture[];
  /** Absent where nothing can be opened, such as before it is sent. */
  onOpen?: ((key: string) => void) | undefined;
  onFail?: (() => void) | undefined;
}) {
  const { t, plural } = useText();
  const over =
    onOpen &&
    ((index: number, more: number) => {
      const [first, ...rest] = pictures.slice(index);
      if (!first) return null;
      const label = t('ui.album.open', { picture: first.alt });
      return (
        <AlbumButton
          label={more > 0 ? plural('ui.album.more', more) : label}
          files={[first, ...(more > 0 ? rest : [])].map(({ key }) => key)}
          onPress={() => onOpen(first.key)}
        />
      );
    });
  return <AlbumGrid {...{ pictures, over, onFail }} />;
}
