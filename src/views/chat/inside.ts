import type { ChatMedia } from '#machines/chat/chat.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Seconds as a player writes them: 0:42, 12:05. */
const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

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
          : [t('chat.paidPart.lasting', { things, length: lengthOf(seconds) })];
      }),
    );
}
