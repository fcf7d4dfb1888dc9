import { Slider } from '@ark-ui/react/slider';
import { lengthText, timeText } from '../texts/length.ts';
import css from './player.module.css';

/** Position in the video, with what has come of it; a thumb of the volume looks alike. */
export function PlayerTrack({
  label,
  says,
  time,
  length,
  loaded,
  onSeek,
}: {
  label: string;
  /** Position as words, for screen readers. */
  says: (position: { time: string; length: string }) => string;
  /** Seconds. */
  time: number;
  /** Null while unknown: nothing can be chosen. */
  length: number | null;
  loaded: number;
  onSeek: (seconds: number) => void;
}) {
  const end = Math.max(length ?? 0, 0.1);
  const share = (seconds: number) => `${Math.min((seconds / end) * 100, 100)}%`;
  return (
    <Slider.Root
      className={css.track}
      min={0}
      max={end}
      step={0.1}
      value={[Math.min(time, end)]}
      disabled={length === null}
      aria-label={[label]}
      getAriaValueText={({ value }) =>
        says({ time: timeText(Math.round(value)), length: lengthText(end) })
      }
      onValueChange={({ value: [seconds] }) => {
        if (seconds !== undefined) onSeek(seconds);
      }}
    >
      <Slider.Control className={css.control}>
        <Slider.Track className={css.line}>
          <span className={css.come} style={{ inlineSize: share(loaded) }} />
          <Slider.Range className={css.done} />
        </Slider.Track>
        <Slider.Thumb className={css.thumb} index={0} />
      </Slider.Control>
    </Slider.Root>
  );
}

/** Loudness from 0 to 1. */
export function VolumeTrack({
  label,
  volume,
  says,
  onChoose,
}: {
  label: string;
  volume: number;
  says: (volume: number) => string;
  onChoose: (volume: number) => void;
}) {
  return (
    <Slider.Root
      className={css.volume}
      min={0}
      max={1}
      step={0.05}
      value={[volume]}
      aria-label={[label]}
      getAriaValueText={({ value }) => says(value)}
      onValueChange={({ value: [chosen] }) => {
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <Slider.Control className={css.control}>
        <Slider.Track className={css.line}>
          <Slider.Range className={css.done} />
        </Slider.Track>
        <Slider.Thumb className={css.thumb} index={0} />
      </Slider.Control>
    </Slider.Root>
  );
}
