import { useCallback } from 'react';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { useRoom } from './use-room.ts';
import { shownFilename } from './upload-labels.ts';

/**
 * Name of a file for who does not see it: as it is called, its kind, its date and size, its
 * description, the number of its posts (`uses`), its length, and whether it is still being made ready.
 */
export function useFileLabel({ uses = false } = {}) {
  const { t, plural, date, hidden } = useText();
  const room = useRoom();
  return useCallback(
    ({ type, at, name, bytes, alt, seconds, url, posts }: LibraryFile): string => {
      const when = date(at);
      const file =
        name === null || hidden.names
          ? t(`media.library.${type}`, { date: when })
          : t(`media.library.named.${type}`, { filename: shownFilename(name), date: when });
      const sized = bytes === null ? file : t('media.library.sized', { file, size: room(bytes) });
      const words = [
        hidden.names ? null : alt,
        uses && posts ? plural('media.library.inPosts', posts) : null,
        url === null ? t('media.library.processing') : null,
        seconds === null ? null : lengthText(seconds),
      ].filter((part) => part !== null);
      return words.reduce(
        (said, part) => t('media.library.described', { file: said, words: part }),
        sized,
      );
    },
    [t, plural, date, hidden.names, room, uses],
  );
}
