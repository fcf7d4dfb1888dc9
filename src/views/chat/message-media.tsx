import type { ChatMedia, Message } from '#machines/chat/chat.types.ts';
import { Album } from '#src/ui/media/album.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useInside } from './inside.ts';

const isShown = ({ type, url }: ChatMedia) => type === 'image' && url !== null;

/** The pictures of a message as one album, and in words what cannot be shown. */
export function MessageMedia({
  message,
  name,
  onPictureFail,
  onMediaOpen,
}: {
  message: Message;
  /** Author's name, for pictures without an alt text. */
  name: string;
  onPictureFail: (id: number) => void;
  /** Opens one of its pictures in full size. */
  onMediaOpen: (message: Message, hash: string) => void;
}) {
  const { t, hidden } = useText();
  const inside = useInside();
  const { media } = message;
  const pictures = media.filter(isShown).map((picture) => ({
    key: picture.hash,
    src: picture.url ?? '',
    alt: (hidden.names ? null : picture.alt) ?? t('chat.messageRow.picture', { name }),
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
  }));
  return (
    <>
      {pictures.length > 0 && (
        <Album
          pictures={pictures}
          onOpen={(hash) => onMediaOpen(message, hash)}
          onFail={() => onPictureFail(message.id)}
        />
      )}
      {pictures.length < media.length && (
        <MutedText>
          {inside(media)} · {t('chat.messageRow.notShown')}
        </MutedText>
      )}
    </>
  );
}
