import { pause, whenIdle } from './when-idle.ts';

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

/** Code that comes once, for one app: asked for again until it is there. */
export const latePart = <Part>() => {
  let part: Part | null = null;
  const load = async (bring: () => Promise<Part>): Promise<Part> => {
    try {
      part ??= await bring();
      return part;
    } catch {
      await pause(again);
      return load(bring);
    }
  };
  return {
    now: () => part,
    load,
    /** The same, when the page rests. */
    loadQuietly: (bring: () => Promise<Part>) => whenIdle().then(() => load(bring)),
  };
};
