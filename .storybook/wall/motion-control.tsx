import { useRef, useState } from 'react';
import { scrubber, type Direction } from './motion.ts';
import css from './wall.module.css';

const directions: readonly Direction[] = ['opening', 'closing'];

/** Opens and closes what is open in each document, at the share of the way that a slider says. */
export function MotionControl({ documents }: { documents: readonly Document[] }) {
  const [direction, setDirection] = useState<Direction>('opening');
  const [share, setShare] = useState(1);
  const held = useRef<ReturnType<typeof scrubber>[]>([]);
  const [length, setLength] = useState(0);
  const move = (way: Direction, to: number) => {
    if (held.current.length === 0 || way !== direction)
      held.current = documents.map((one) => scrubber(one, way));
    for (const one of held.current) one.at(to);
    setLength(Math.max(0, ...held.current.map((one) => one.length)));
    setDirection(way);
    setShare(to);
  };
  return (
    <fieldset className={css.motion}>
      <legend>Motion</legend>
      <select
        aria-label="Direction"
        value={direction}
        onChange={(event) => {
          const way = directions.find((one) => one === event.target.value) ?? 'opening';
          move(way, share);
        }}
      >
        {directions.map((way) => (
          <option key={way}>{way}</option>
        ))}
      </select>
      <input
        type="range"
        aria-label="Time"
        aria-valuetext={`${Math.round(share * length)} of ${length} milliseconds`}
        min={0}
        max={1}
        step={0.01}
        value={share}
        onChange={(event) => move(direction, event.target.valueAsNumber)}
      />
      <output>{`${Math.round(share * length)} ms`}</output>
    </fieldset>
  );
}
