import { assign, setup } from 'xstate';
import { renewFilm } from './player.ports.ts';
import type * as Types from './captions.types.ts';
import type { RenewedFilm } from './player.types.ts';

type Of<Type extends Types.CaptionsEvent['type']> = Extract<Types.CaptionsEvent, { type: Type }>;

/** The language without its region or script. */
const baseOf = (language: string) => language.toLowerCase().split('-', 1)[0];

/** The language that a person chose, else the page's, else the first one. */
const languageFor = ({ captions, locale }: Types.CaptionedFilm, chosen: string | null) => {
  const languages = captions.map(({ language }) => language);
  return (
    languages.find((language) => language === chosen) ??
    languages.find((language) => language === locale) ??
    languages.find((language) => baseOf(language) === baseOf(locale)) ??
    languages[0] ??
    null
  );
};

/** Address of the captions that are on; null without any. */
export const captionUrl = ({ captions, language }: Types.CaptionsContext): string | null =>
  captions.find((caption) => caption.language === language)?.url ?? null;

/** The words of the captions. */
export const captionsSetup = setup({
  types: {
    context: {} as Types.CaptionsContext,
    events: {} as Types.CaptionsEvent,
    children: {} as { renewFilm: 'renewFilm' },
  },
  actors: { renewFilm },
  guards: {
    hasCaptions: (_, { film }: Of<'film.begin'>) => film.captions.length > 0,
    /** Another address was asked for since they were turned on. */
    hasTried: ({ context }) => context.tries > 0,
    isThere: (_, { url }: RenewedFilm) => url !== null,
  },
  actions: {
    storeFilm: assign(({ context: { chosen } }, { film }: Of<'film.begin'>) => ({
      captions: film.captions,
      language: languageFor(film, chosen),
      tries: 0,
    })),
    dropFilm: assign({ captions: [], language: null, tries: 0 }),
    storeChoice: assign((_, { language }: Of<'captions.choose'>) => ({
      language,
      chosen: language,
      tries: 0,
    })),
    startOver: assign({ tries: 0 }),
    storeUrl: assign(({ context }, { url }: RenewedFilm) => ({
      captions: context.captions.map((caption) =>
        caption.language === context.language ? { ...caption, url: url ?? caption.url } : caption,
      ),
      tries: context.tries + 1,
    })),
  },
  delays: { pointedOut: 5_000 },
});
