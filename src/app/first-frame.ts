import { firstAnswers } from './first-fetch.ts';
import { pause } from '#src/ui/when-idle.ts';

/** Milliseconds that the first frame may wait for its data: below the perception threshold. */
const patience = 100;
const nothing = (): void => undefined;

/**
 * When the first frame is worth drawing. The charts of a page whose answers are on the way already pass
 * through several states within a moment: drawing each, skeletons and all, keeps a phone from the last.
 */
export function createFirstFrame() {
  let hasScreen = nothing;
  const screen = new Promise<void>((resolve) => (hasScreen = resolve));
  const answers = firstAnswers();
  return {
    hasScreen: () => hasScreen(),
    /** The app waits for nothing, or the screen and its first data are there, or it takes too long. */
    worthDrawing: async (rests: Promise<unknown>) => {
      const whole = Promise.all([screen, answers]).then(() => pause(0));
      await Promise.race([whole, rests, pause(patience)]);
    },
  };
}
