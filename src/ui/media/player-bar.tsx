import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture,
  Play,
  Volume,
  VolumeOff,
} from '../style/icons.ts';
import { lengthText, timeText } from '../texts/length.ts';
import type { PlayerAct } from './player-acts.ts';
import { PlayerMore } from './player-more.tsx';
import { PlayerTrack, VolumeTrack } from './player-track.tsx';
import type { More } from './use-more.ts';
import css from './player.module.css';

/** Labels of the player's controls, in the language of the page. */
export interface PlayerWords {
  readonly play: string;
  readonly pause: string;
  readonly position: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly speed: string;
  readonly inset: string;
  readonly enlarge: string;
  readonly shrink: string;
  readonly more: string;
  readonly at: (position: { time: string; length: string }) => string;
  readonly loud: (volume: number) => string;
  readonly fast: (speed: number) => string;
}

export interface PlayerBarProps {
  readonly words: PlayerWords;
  readonly isRunning: boolean;
  /** Seconds. */
  readonly time: number;
  readonly length: number | null;
  readonly loaded: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
  readonly speeds: readonly number[];
  readonly onAct: (act: PlayerAct) => void;
}

type Controls = Pick<PlayerBarProps, 'words' | 'onAct'>;

/** Loudness, by a button and a track. */
function Sound({
  words,
  volume,
  isMuted,
  onAct,
}: Controls & Pick<PlayerBarProps, 'volume' | 'isMuted'>) {
  const shown = isMuted ? 0 : volume;
  return (
    <>
      <IconButton
        icon={shown === 0 ? VolumeOff : Volume}
        label={isMuted ? words.unmute : words.mute}
        onClick={() => onAct({ type: 'sound.toggle' })}
      />
      <VolumeTrack
        label={words.volume}
        volume={shown}
        says={words.loud}
        onChoose={(chosen) => onAct({ type: 'volume.choose', volume: chosen })}
      />
    </>
  );
}

function Speed({
  words,
  speed,
  speeds,
  onAct,
}: Controls & Pick<PlayerBarProps, 'speed' | 'speeds'>) {
  return (
    <select
      className={css.speed}
      aria-label={words.speed}
      title={words.speed}
      value={speed}
      onChange={({ currentTarget }) =>
        onAct({ type: 'speed.choose', speed: Number(currentTarget.value) })
      }
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {words.fast(each)}
        </option>
      ))}
    </select>
  );
}

/** Everything that is done to the video by hand; a narrow one shows the least used on demand. */
export function PlayerBar({
  words,
  onAct,
  first,
  face,
  isFull,
  onFull,
  onInset,
  captions,
  more,
  ...now
}: PlayerBarProps & {
  /** Takes the focus from the button that began the video. */
  first: RefObject<HTMLButtonElement | null>;
  face: RefObject<HTMLElement | null>;
  isFull: boolean;
  onFull: () => void;
  /** Null where the browser has no picture in picture. */
  onInset: (() => void) | null;
  /** Control of the captions; nothing without any. */
  captions: ReactNode;
  more: More;
}): ReactNode {
  const { isRunning, time, length, loaded, speed, speeds } = now;
  const { isNarrow, ...panel } = more;
  const sound = <Sound {...{ words, onAct }} volume={now.volume} isMuted={now.isMuted} />;
  const ways = (
    <>
      <Speed {...{ words, onAct, speed, speeds }} />
      {onInset && <IconButton icon={PictureInPicture} label={words.inset} onClick={onInset} />}
    </>
  );
  return (
    <div className={css.bar}>
      <IconButton
        ref={first}
        icon={isRunning ? Pause : Play}
        label={isRunning ? words.pause : words.play}
        onClick={() => onAct({ type: 'play.toggle' })}
      />
      <span className={css.time}>
        <span>{timeText(Math.round(time))}</span>
        {length !== null && <span className={css.length}>{` / ${lengthText(length)}`}</span>}
      </span>
      <PlayerTrack
        label={words.position}
        says={words.at}
        {...{ time, length, loaded }}
        onSeek={(seconds) => onAct({ type: 'time.seek', seconds })}
      />
      {!isNarrow && sound}
      {captions}
      {!isNarrow && ways}
      <IconButton
        icon={isFull ? Minimize : Maximize}
        label={isFull ? words.shrink : words.enlarge}
        onClick={onFull}
      />
      {isNarrow && (
        <PlayerMore label={words.more} face={face} {...panel}>
          {sound}
          {ways}
        </PlayerMore>
      )}
    </div>
  );
}
