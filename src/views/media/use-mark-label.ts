import { useCallback, useMemo } from 'react';
import type { PickableFile } from '#machines/media/file-picker.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

/**
 * Words at the foot of a tile: what the member has to do with the file, or, where nobody in particular
 * is written to, in how many posts it is; null where there is nothing to say.
 */
export function useMarkLabel(isAboutMember: boolean) {
  const texts = useText();
  const { t, plural, date } = texts;
  /** Dialogs show sums; this one is no sum that is agreed to, and stays hidden with the names. */
  const { money } = useMemo(() => texts.hiding({ amounts: texts.hidden.names }), [texts]);
  return useCallback(
    ({ mark, posts }: PickableFile): string | null => {
      if (!isAboutMember) return posts ? plural('media.library.inPosts', posts) : null;
      if (mark === null) return null;
      const when = date(mark.at, { month: 'short', day: 'numeric' });
      const price = mark.price === null ? '' : money(mark.price);
      return t(`media.filePicker.marks.${mark.kind}`, { date: when, price });
    },
    [isAboutMember, t, plural, date, money],
  );
}
