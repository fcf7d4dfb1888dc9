/** Subtitles of a video that plays, in one language. */
export interface FilmCaption {
  /** BCP 47: `en`, `pt-BR`. */
  readonly language: string;
  /** Signed, as the video's own. */
  readonly url: string;
}

/** The part of a film that captions are chosen by. */
export interface CaptionedFilm {
  /** Empty without any. */
  readonly captions: readonly FilmCaption[];
  /** Language of the page that it was begun on. */
  readonly locale: string;
}

export interface CaptionsContext {
  /** Those of the video that has the player. */
  readonly captions: readonly FilmCaption[];
  /** Language of those that are shown while they are on; null without any. */
  readonly language: string | null;
  /** Language that a person chose, also for the videos after this one. */
  readonly chosen: string | null;
  /** Addresses that were asked for since these were turned on. */
  readonly tries: number;
}

export type CaptionsEvent =
  /** Of the player: another video has it, or none. */
  | { type: 'film.begin'; film: CaptionedFilm }
  | { type: 'film.end' }
  | { type: 'captions.toggle' }
  | { type: 'captions.choose'; language: string }
  /** Of the track: its file did not come, or is none of captions. */
  | { type: 'captions.failed' };
