import type { CaptionsContext } from '#machines/media/captions.types.ts';

/** Captions whose files are in the address itself. */
export const caption = (language: string) => ({
  language,
  url: `data:text/vtt,WEBVTT%0A%0A00:00.000%20--%3E%2000:40.000%0A${language}`,
});

export const english: CaptionsContext = {
  captions: [caption('en')],
  language: 'en',
  chosen: null,
  tries: 0,
};

export const several: CaptionsContext = {
  ...english,
  captions: [caption('en'), caption('es'), caption('pt-BR')],
};

export const none: CaptionsContext = { captions: [], language: null, chosen: null, tries: 0 };
