import { useCallback } from 'react';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { useRoom } from './use-room.ts';

/** Name of a file for who does not see it: as it is called, its kind, its date and size, and its description. */
export function useFileLabel() {
  const { t, date, hidden } = useText();
  const room = useRoom();
  return useCallback(
    ({ type, at, name, bytes, alt }: LibraryFile): string => {
      const when = date(at);
      const file =
        name === null || hidden.names
          ? t(`media.library.${type}`, { date: when })
          : t(`media.library.named.${type}`, { filename: name, date: when });
      const sized = bytes === null ? file : t('media.library.sized', { file, size: room(bytes) });
      return alt === null || hidden.names
        ? sized
        : t('media.library.described', { file: sized, words: alt });
    },
    [t, date, hidden.names, room],
  );
}
