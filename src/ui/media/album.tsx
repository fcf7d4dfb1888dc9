import { AlbumButton, AlbumGrid, type AlbumPicture } from './album-grid.tsx';
import { ClipMark } from './clip-mark.tsx';
import { useText } from '../texts/text.tsx';

/** A picture, or a video by its poster. */
interface Shown extends AlbumPicture {
  /** Duration of a video; absent for pictures. */
  readonly seconds?: number | undefined;
}

/** Album of a chat: each cell opens its file in full size, the last one stands for the others too. */
export function Album({
  pictures,
  onOpen,
  onFail,
}: {
  pictures: readonly Shown[];
  /** Absent where nothing can be opened, such as before it is sent. */
  onOpen?: ((key: string) => void) | undefined;
  onFail?: (() => void) | undefined;
}) {
  const { t, plural } = useText();
  const over = (index: number, more: number) => {
    const [first, ...rest] = pictures.slice(index);
    if (!first) return null;
    const label = t('ui.album.open', { picture: first.alt });
    return (
      <>
        {first.seconds !== undefined && more === 0 && <ClipMark seconds={first.seconds} />}
        {onOpen && (
          <AlbumButton
            label={more > 0 ? plural('ui.album.more', more) : label}
            files={[first, ...(more > 0 ? rest : [])].map(({ key }) => key)}
            onPress={() => onOpen(first.key)}
          />
        )}
      </>
    );
  };
  return <AlbumGrid {...{ pictures, over, onFail }} />;
}
