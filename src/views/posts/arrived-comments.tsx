import { DebouncedLiveRegion } from '#src/ui/lists/debounced-live-region.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Announces comments of others that came in: gathered, so that a busy thread is not read out loud. */
export function ArrivedComments({ arrived }: { arrived: readonly number[] }) {
  const { plural } = useText();
  const words = (count: number) => plural('posts.comments.arrived', count);
  return (
    <DebouncedLiveRegion
      newest={arrived.length}
      announced={0}
      since={(announced) => arrived.length - announced}
      one={words(1)}
      many={words}
    />
  );
}
