import { useState, type KeyboardEvent } from 'react';
import { lazyView } from '../loading/lazy-view.tsx';
import css from './plot.module.css';
import type { PlotData } from './plot.types.ts';

const Canvas = lazyView(async () => (await import('./plot-canvas.tsx')).PlotCanvas);
const week = 7;

/** Index that a key moves to from a point; undefined for other keys. */
const ways: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageUp: (at) => at - week,
  PageDown: (at) => at + week,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Plot of numbers over time. One Tab stop, whose arrows go from point to point; the point's value
 * is shown above and announced. The caller provides the table beside it.
 */
export function Plot({
  label,
  data,
  readout,
}: {
  label: string;
  data: PlotData;
  /** A point in words. */
  readout: (at: number) => string;
}) {
  const [active, setActive] = useState<number | null>(null);
  const last = data.points.length - 1;
  const shown = active === null || active > last ? null : active;
  const step = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(last, way(shown ?? last + 1, last))));
  };
  return (
    <div className={css.plot}>
      <p className={css.readout} aria-hidden>
        {readout(shown ?? last)}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={readout(shown ?? last)}
        className={css.stop}
        onKeyDown={step}
      >
        <Canvas
          data={data}
          active={shown}
          onPoint={setActive}
          waiting={<div className={css.canvas} />}
        />
      </div>
    </div>
  );
}
