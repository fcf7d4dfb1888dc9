import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { plotColumns, plotOptions } from './plot-options.ts';
import css from './plot.module.css';
import type { PlotData } from './plot.types.ts';

export interface PlotCanvasProps {
  readonly data: PlotData;
  /** The point that is read out; null for none. */
  readonly active: number | null;
  readonly onPoint: (at: number | null) => void;
}

const colorOf = (element: Element, name: string) => {
  const probe = element.querySelector(`[data-color=${name}]`);
  return probe ? getComputedStyle(probe).color : '';
};

/** Counts up when the theme changes: a canvas keeps the colours that it was painted with. */
function useThemeChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const changed = () => setCount((before) => before + 1);
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', changed);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', changed);
    };
  }, []);
  return count;
}

function Drawing({ data, active, onPoint }: PlotCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    const colors = {
      accent: colorOf(element, 'accent'),
      quiet: colorOf(element, 'quiet'),
      line: colorOf(element, 'line'),
    };
    const plot = new UPlot(plotOptions(data, colors, sizeOf()), plotColumns(data), element);
    drawn.current = plot;
    const observer = new ResizeObserver(() => plot.setSize(sizeOf()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
      drawn.current = null;
    };
  }, [data]);
  useEffect(() => {
    const isThere = active !== null && active < data.points.length;
    const left = isThere ? drawn.current?.valToPos(active, 'x') : undefined;
    drawn.current?.setCursor({ left: left ?? -10, top: 0 });
  }, [active, data]);
  const point = ({ clientX }: { clientX: number }) => {
    const plot = drawn.current;
    if (!plot) return;
    const at = plot.posToIdx(clientX - plot.over.getBoundingClientRect().left);
    onPoint(Math.max(0, Math.min(data.points.length - 1, at)));
  };
  return (
    <div
      ref={frame}
      className={css.canvas}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(null)}
    >
      <i data-color="accent" className={css.accent} />
      <i data-color="quiet" className={css.quiet} />
      <i data-color="line" className={css.line} />
    </div>
  );
}

/** The lines, on a canvas that is as wide as there is room. The only module that knows the library. */
export function PlotCanvas(props: PlotCanvasProps) {
  return <Drawing key={useThemeChanges()} {...props} />;
}
