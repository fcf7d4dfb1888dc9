import type { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import { actingTime, readingTime } from '#machines/app/notices.ports.ts';
import type { Notice } from '#machines/app/notice.types.ts';
import type { NoticesContext } from '#machines/app/notices.types.ts';

/**
 * Gives each toast the time that its words need in the language it is read in, and longer where there
 * is something to press; `undo` is that chart with its ports joined.
 */
export const noticesAdapter = ({
  undo,
  textOf,
}: {
  undo: typeof relationUndoMachine;
  textOf: (notice: Notice) => string;
}) => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = (text: string) =>
    [...segmenter.segment(text)].filter((segment) => segment.isWordLike).length;
  return {
    actors: { undo },
    delays: {
      reading: ({ context }: { context: NoticesContext }) => {
        const first = context.toasts[0];
        const time = readingTime(first ? words(textOf(first)) : 0);
        return first?.action ? Math.max(time, actingTime) : time;
      },
    },
  };
};
