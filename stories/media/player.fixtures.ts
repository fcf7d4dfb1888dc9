import type { Film, PlayerContext } from '#machines/media/player.types.ts';
import { ownFile } from './library.fixtures.ts';

const { thumbUrl: poster, placeholder } = ownFile(1);

/** A video without bytes: its poster is shown, and the browser plays nothing of it. */
export const film = (over: Partial<Film> = {}): Film => ({
  id: 'card',
  hash: 'lake',
  url: '',
  streamUrl: null,
  poster,
  alt: 'A lake at dawn',
  seconds: 134,
  width: 1600,
  height: 900,
  placeholder,
  captions: [],
  locale: 'en',
  ...over,
});

export const playing: PlayerContext = {
  film: film(),
  source: 'file',
  url: '',
  time: 42,
  length: 134,
  loaded: 80,
  goal: { seconds: 0, turn: 1 },
  speed: 1,
  volume: 0.8,
  isMuted: false,
  places: [],
  from: 0,
  tries: 0,
  reached: null,
};
