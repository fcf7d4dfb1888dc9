import { readingTime } from '#machines/app/notices.ports.ts';
import type { Notice, NoticesContext } from '#machines/app/notices.types.ts';

/** Gives each toast the time that its words need in the language it is read in. */
export const noticesAdapter = ({ textOf }: { textOf: (notice: Notice) => string }) => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = (text: string) =>
    [...segmenter.segment(text)].filter((segment) => segment.isWordLike).length;
  return {
    delays: {
      reading: ({ context }: { context: NoticesContext }) => {
        const first = context.toasts[0];
        return readingTime(first ? words(textOf(first)) : 0);
      },
    },
  };
};
