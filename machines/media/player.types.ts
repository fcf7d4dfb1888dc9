import type { CaptionedFilm } from './captions.types.ts';

/** Factors of the speed that are offered. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** A video where the page draws it. */
export interface Film extends CaptionedFilm {
  /** Its place on the page: the same video may stand in a card and in the viewer. */
  readonly id: string;
  readonly hash: string;
  /** Signed, and good for an hour or two. */
  readonly url: string;
  /** Signed address of its HLS playlist; null without one. */
  readonly streamUrl: string | null;
  readonly poster: string | null;
  /** Alternative text. */
  readonly alt: string | null;
  /** Null until the browser has read it. */
  readonly seconds: number | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS colour painted until it is there. */
  readonly placeholder: string;
}

/** Position in a video that was left in the middle. */
export interface KeptPlace {
  readonly hash: string;
  readonly seconds: number;
}

/** Position that the video element is set to; the turn differs each time. */
export interface PlayerGoal {
  readonly seconds: number;
  readonly turn: number;
}

/** The video is played as a stream in several widths, or as the file that was uploaded. */
export type FilmSource = 'stream' | 'file';

/** Reason of a failed video: it stopped coming, or it is nothing that the browser can read. */
export type FilmFault = 'network' | 'unsupported';

export interface PlayerContext {
  /** Null while nothing has been played. */
  readonly film: Film | null;
  /** The stream where there is one, unless this browser can do nothing with it. */
  readonly source: FilmSource;
  /** Address of the film now; another one after it ended. */
  readonly url: string | null;
  /** Seconds. */
  readonly time: number;
  readonly length: number | null;
  /** Seconds up to which the video has come from where it plays. */
  readonly loaded: number;
  readonly goal: PlayerGoal;
  /** Factor of the speed. */
  readonly speed: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** The latest first. */
  readonly places: readonly KeptPlace[];
  /** Seconds of the kept place that it went on from. */
  readonly from: number;
  /** Addresses that were asked for since it last played. */
  readonly tries: number;
  /** The last address that gave a byte of the video. */
  readonly reached: string | null;
}

export type PlayerEvent =
  /** A person plays a video; the one before it ends. */
  | { type: 'film.begin'; film: Film }
  /** Its place left the page. */
  | { type: 'film.end'; id: string }
  | { type: 'play.toggle' }
  /** Seconds. */
  | { type: 'time.seek'; seconds: number }
  /** Seconds, back where negative. */
  | { type: 'time.skip'; seconds: number }
  | { type: 'place.restart' }
  | { type: 'volume.choose'; volume: number }
  | { type: 'volume.step'; by: number }
  | { type: 'sound.toggle' }
  | { type: 'speed.choose'; speed: number }
  | { type: 'speed.step'; by: 1 | -1 }
  | { type: 'player.retry' }
  /** Of the video element. */
  | { type: 'video.playing' }
  | { type: 'video.paused' }
  | { type: 'video.waiting' }
  | { type: 'video.ended' }
  /** The browser does not let it begin without another press. */
  | { type: 'video.refused' }
  | { type: 'video.failed'; fault: FilmFault }
  | { type: 'time.passed'; seconds: number }
  | { type: 'length.known'; seconds: number }
  | { type: 'video.loaded'; seconds: number }
  /** Places kept on this device: at the start, and when another tab has written. */
  | { type: 'places.read'; places: readonly KeptPlace[] }
  | { type: 'connection.restored' };

export interface PlacesCommand {
  type: 'places.write';
  places: readonly KeptPlace[];
}

export interface RenewInput {
  readonly url: string;
}

/** Another address of a video. */
export interface RenewedFilm {
  /** Null where the video leads nowhere any more. */
  readonly url: string | null;
  /** The server gave a byte of it: if it does not play, the browser cannot play it. */
  readonly isReached: boolean;
}
