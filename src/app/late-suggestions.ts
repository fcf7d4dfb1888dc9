import { late } from './late.ts';
import { latePart } from './late-part.ts';
import type { suggestionsPart } from './suggestions-part.ts';
import type { AppServices } from './services.types.ts';

type Part = ReturnType<typeof suggestionsPart>;

const part = latePart<Part>();

/** The suggestions bar, once the first frame is over; its view and its words come with it. */
export const lateSuggestions = (services: AppServices) => {
  const bring = async () => {
    const [code] = await Promise.all([
      import('./suggestions-part.ts'),
      import('#src/views/people/suggestions.view.tsx'),
      services.book.complete(),
    ]);
    return code.suggestionsPart(services.http);
  };
  return late<Part>({ now: part.now, load: () => part.loadQuietly(bring) });
};
