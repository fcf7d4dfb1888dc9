import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { viewerMachine } from '#machines/media/viewer.machine.ts';
import {
  placesBefore,
  placesOf,
  type ViewerContext,
  type ViewerFile,
} from '#machines/media/viewer.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

type Shown = Pick<ViewerContext, 'files' | 'index' | 'count' | 'more' | 'older'>;

/** The files, and which of them is shown. */
export const useShown = (actor: ActorRefFrom<typeof viewerMachine>): Shown =>
  useSelector(
    actor,
    ({ context: { files, index, count, more, older } }) => ({ files, index, count, more, older }),
    shallowEqual,
  );

/** Description of a file, and its place among all there are: "2 of 5", in which only what is known counts. */
export function useViewerWords() {
  const { t, date, hidden } = useText();
  const kindOf = ({ type, at }: ViewerFile) => t(`media.library.${type}`, { date: date(at) });
  const wordsOf = (file: ViewerFile) => (hidden.names ? null : file.alt) ?? kindOf(file);
  const placeOf = (context: Shown, at = context.index): string => {
    const { files, count, more, older } = context;
    const file = files[at];
    const { album } = file ?? {};
    const isUncounted = older !== null && older.count === null;
    if (isUncounted && file && album?.count === 1) return kindOf(file);
    if (isUncounted && album) return t('media.viewer.place', album);
    const before = placesBefore(context);
    const place = before + at + 1;
    if (more && count === null) return t('media.viewer.atLeast', { place, count: files.length });
    return t('media.viewer.place', { place, count: before + placesOf(context) });
  };
  const saysOf = (context: Shown, at = context.index): string => {
    const file = context.files[at];
    const place = placeOf(context, at);
    const words = file ? wordsOf(file) : place;
    return words === place ? words : t('media.viewer.says', { place, words });
  };
  return { kindOf, wordsOf, placeOf, saysOf };
}
