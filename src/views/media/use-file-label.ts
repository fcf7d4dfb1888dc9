import { useCallback } from 'react';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { useRoom } from './use-room.ts';

/**
 * Name of a file for who does not see it: as it is called, its kind, its date and size, its
 * description, its length, and whether it is still being made ready.
 */
export function useFileLabel() {
  const { t, date, hidden } = useText();
  const room = useRoom();
  return useCallback(
    ({ type, at, name, bytes, alt, seconds, url }: LibraryFile): string => {
      const when = date(at);
      const file =
        name === null || hidden.names
          ? t(`media.library.${type}`, { date: when })
          : t(`media.library.named.${type}`, { filename: name, date: when });
      const sized = bytes === null ? file : t('media.library.sized', { file, size: room(bytes) });
      const words = [
        hidden.names ? null : alt,
        url === null ? t('media.library.processing') : null,
        seconds === null ? null : lengthText(seconds),
      ].filter((part) => part !== null);
      return words.reduce(
        (said, part) => t('media.library.described', { file: said, words: part }),
        sized,
      );
    },
    [t, date, hidden.names, room],
  );
}
