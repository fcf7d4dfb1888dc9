import type { ChatMedia, Message } from '#machines/chat/chat.types.ts';
import { Album } from '#src/ui/media/album.tsx';
import { albumPicture, cellsOf } from '#src/ui/media/post-picture.ts';
import { MutedText } from '#src/ui/style/prose.tsx';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Text for a message's media with their play time: "3 photos and 1 video (0:42)". */
export function useInside() {
  const { t, plural, list } = useText();
  const kinds = [
    ['image', 'chat.messageRow.images'],
    ['video', 'chat.messageRow.videos'],
    ['audio', 'chat.messageRow.audios'],
  ] as const;
  return (media: readonly ChatMedia[]): string =>
    list(
      kinds.flatMap(([kind, key]) => {
        const found = media.filter(({ type }) => type === kind);
        if (found.length === 0) return [];
        const things = plural(key, found.length);
        const seconds = found.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
        return seconds === 0
          ? [things]
          : [t('chat.paidPart.lasting', { things, length: lengthText(seconds) })];
      }),
    );
}

const isShown = ({ type, url }: ChatMedia) => type !== 'audio' && url !== null;

/** The pictures and videos of a message as one album, and in words what cannot be shown. */
export function MessageMedia({
  message,
  name,
  onPictureFail,
  onMediaOpen,
}: {
  message: Message;
  /** Author's name, for what has no alt text. */
  name: string;
  onPictureFail: (id: number) => void;
  /** Opens one of them in full size. */
  onMediaOpen: (message: Message, hash: string) => void;
}) {
  const { t, hidden } = useText();
  const inside = useInside();
  const { media } = message;
  const left = media.filter((file) => !isShown(file));
  const wordsOf = ({ type, alt, duration }: ChatMedia) => {
    const said = hidden.names ? null : alt;
    if (type === 'image') return said ?? t('chat.messageRow.picture', { name });
    const length = lengthText(duration ?? 0);
    return said ? `${said}, ${length}` : t('chat.messageRow.video', { name, length });
  };
  const shown = media.filter(isShown);
  const cells = cellsOf(shown);
  const pictures = shown.map((file, index) => ({
    key: file.hash,
    src: (file.type === 'video' ? file.thumbUrl : file.url) ?? '',
    alt: wordsOf(file),
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    ...(file.type === 'video'
      ? { seconds: file.duration ?? 0 }
      : albumPicture(file, { cells, index }, 280)),
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
      {left.length > 0 && (
        <MutedText>
          <span>{inside(left)}</span>
          {left.some(({ type }) => type === 'audio') && (
            <span>{` · ${t('chat.messageRow.notShown')}`}</span>
          )}
        </MutedText>
      )}
    </>
  );
}
