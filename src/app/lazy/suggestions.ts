import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { suggestionsAdapter } from '#src/actors/people/suggestions.adapter.ts';
import '#src/views/people/suggestions.view.tsx';
import type { AppServices } from '../services.types.ts';

/** The bar of creators to follow, with its view. */
const suggestions = ({ http }: AppServices) => suggestionsMachine.provide(suggestionsAdapter(http));

export default suggestions;
