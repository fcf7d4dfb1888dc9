/** Act of a person on a video: an event of the player's chart. */
export type PlayerAct =
  | { type: 'play.toggle' }
  | { type: 'time.seek'; seconds: number }
  | { type: 'time.skip'; seconds: number }
  | { type: 'volume.choose'; volume: number }
  | { type: 'volume.step'; by: number }
  | { type: 'sound.toggle' }
  | { type: 'speed.choose'; speed: number }
  | { type: 'speed.step'; by: 1 | -1 }
  | { type: 'captions.toggle' };

/** Report of the video element. */
export type VideoReport =
  | { type: 'video.playing' }
  | { type: 'video.paused' }
  | { type: 'video.waiting' }
  | { type: 'video.ended' }
  | { type: 'video.refused' }
  | { type: 'video.failed'; fault: 'network' | 'unsupported' }
  | { type: 'time.passed'; seconds: number }
  | { type: 'length.known'; seconds: number }
  | { type: 'video.loaded'; seconds: number }
  | { type: 'captions.failed' };

const acts: Readonly<Record<string, PlayerAct>> = {
  ' ': { type: 'play.toggle' },
  k: { type: 'play.toggle' },
  j: { type: 'time.skip', seconds: -10 },
  l: { type: 'time.skip', seconds: 10 },
  ArrowLeft: { type: 'time.skip', seconds: -5 },
  ArrowRight: { type: 'time.skip', seconds: 5 },
  ArrowDown: { type: 'volume.step', by: -0.1 },
  ArrowUp: { type: 'volume.step', by: 0.1 },
  m: { type: 'sound.toggle' },
  c: { type: 'captions.toggle' },
  '<': { type: 'speed.step', by: -1 },
  '>': { type: 'speed.step', by: 1 },
  Home: { type: 'time.seek', seconds: 0 },
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** A control that the space bar presses has the focus. */
  readonly isOnButton: boolean;
  /** Seconds; null while unknown. */
  readonly length: number | null;
}

/** Returns what a key of the player does; undefined for one that means nothing here. */
export function actOf({ key, length, isOnButton, ...held }: Key): PlayerAct | undefined {
  if (held.ctrlKey || held.metaKey || held.altKey) return undefined;
  if (key === ' ' && isOnButton) return undefined;
  if (/^\d$/.test(key))
    return length === null
      ? undefined
      : { type: 'time.seek', seconds: (length * Number(key)) / 10 };
  if (key === 'End') return length === null ? undefined : { type: 'time.seek', seconds: length };
  return acts[key.length === 1 ? key.toLowerCase() : key];
}
