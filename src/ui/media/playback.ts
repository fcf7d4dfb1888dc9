import { createContext, type ComponentType } from 'react';
import { lazy, type Lazy } from '../loading/lazy.ts';

/** A file of subtitles; no address while its video is locked. */
export interface ClipCaption {
  /** BCP 47. */
  readonly language: string;
  readonly url: string | null;
}

/** A video where it is drawn (`Film` of the chart). */
export interface ClipFilm {
  /** Its place on the page. */
  readonly id: string;
  readonly hash: string;
  readonly url: string;
  /** Its HLS playlist; null without one. */
  readonly streamUrl: string | null;
  readonly poster: string | null;
  readonly alt: string | null;
  /** Null while unknown. */
  readonly seconds: number | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** Empty without any. */
  readonly captions: readonly (ClipCaption & { readonly url: string })[];
  /** Language of the page. */
  readonly locale: string;
}

/** The one player of the page, fetched with the first video that is played. */
export interface Playback {
  readonly begin: (film: ClipFilm) => void;
  /** Its place left the page. */
  readonly end: (id: string) => void;
  /** Id of the place that has the player; null before the first video and after the last one. */
  readonly current: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Draws the video that has the player. */
  readonly Player: ComponentType;
}

/** Without a player, a video stays behind its poster. */
export const PlaybackContext = createContext<Lazy<Playback>>(
  lazy<Playback>(() => new Promise(() => undefined)),
);
