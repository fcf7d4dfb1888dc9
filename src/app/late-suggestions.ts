import { late } from './late.ts';
import { pause, quiet } from './quiet.ts';
import type { suggestionsPart } from './suggestions-part.ts';
import type { World } from './world.types.ts';

type Part = ReturnType<typeof suggestionsPart>;

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

let part: Part | null = null;

const fetchPart = async (world: World): Promise<Part> => {
  try {
    const [code] = await Promise.all([
      import('./suggestions-part.ts'),
      import('#src/views/people/suggestions.view.tsx'),
      world.book.complete(),
    ]);
    part = code.suggestionsPart(world.http);
    return part;
  } catch {
    await pause(again);
    return fetchPart(world);
  }
};

/** The suggestions bar, once the first frame is over; its view and its words come with it. */
export const lateSuggestions = (world: World) =>
  late<Part>({ now: () => part, load: () => quiet().then(() => fetchPart(world)) });
