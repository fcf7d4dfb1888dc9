/** @jsxRuntime classic */
import * as React from 'react';
import { useEffect, useRef, useState } from 'react';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { channel, type RunningChart, type Shown } from '../channel.ts';
import { Chart } from './chart.tsx';
import { Choices } from './choices.tsx';
import { styles } from './styles.ts';
import { Timeline } from './timeline.tsx';

const joined = (path: readonly string[]): string => path.join('/');

function ChartSelect(props: {
  charts: readonly RunningChart[];
  path: readonly string[];
  onLook: (path: readonly string[]) => void;
}) {
  const { charts, path, onLook } = props;
  if (charts.length < 2) return null;
  return (
    <label>
      <span className="hidden">Chart</span>
      <select
        value={joined(path)}
        onChange={(event) => {
          const found = charts.find((one) => joined(one.path) === event.target.value);
          if (found) onLook(found.path);
        }}
      >
        {charts.map((one) => (
          <option key={joined(one.path)} value={joined(one.path)}>
            {`${'  '.repeat(one.path.length)}${one.title}`}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Hands {
  readonly take: (label: string) => void;
  readonly jump: (key: string) => void;
  readonly back: (steps: number) => void;
  readonly reset: () => void;
  readonly look: (path: readonly string[]) => void;
  readonly test: () => void;
}

/** CSS pixels: words of a wider drawing could not be read if it were made to fit. */
const widestToFit = 1200;

function Shows({ shown, said, hands }: { shown: Shown; said: string; hands: Hands }) {
  const [isFit, setFit] = useState(shown.drawing.width < widestToFit);
  const steps = shown.timeline?.length ?? 0;
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFit) return;
    // The chart that is drawn by now stands in this state.
    const leaf = shown.key && paper.current?.querySelector('.active.atomic, .active.final');
    if (leaf) leaf.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFit, shown.key]);
  return (
    <>
      <div className="paper" ref={paper}>
        <Chart shown={shown} isFit={isFit} onJump={hands.jump} />
      </div>
      <div className="side">
        <div className="tools">
          <ChartSelect charts={shown.charts} path={shown.path} onLook={hands.look} />
          <button type="button" aria-pressed={isFit} onClick={() => setFit(!isFit)}>
            Fit
          </button>
        </div>
        <p role="status">{said || `${shown.flow} is in ${shown.key.replaceAll(',', ', ')}.`}</p>
        {shown.failure !== null && <p className="failure">{shown.failure}</p>}
        {shown.requirements.length > 0 && (
          <p className="payload">{shown.requirements.join('; ')}</p>
        )}
        <Choices choices={shown.choices} onTake={hands.take} />
        {shown.cut && <p className="payload">There may be more states than were searched for.</p>}
      </div>
      <section className="side past" aria-labelledby="statechart-timeline">
        <h2 id="statechart-timeline">Timeline</h2>
        <div className="tools">
          <button type="button" disabled={steps === 0} onClick={() => hands.back(steps - 1)}>
            Step back
          </button>
          <button type="button" disabled={shown.timeline === null} onClick={hands.reset}>
            As written
          </button>
          <button type="button" disabled={steps === 0} onClick={hands.test}>
            Copy as test
          </button>
        </div>
        <Timeline timeline={shown.timeline} onBack={hands.back} />
      </section>
    </>
  );
}

/** The statechart of the story on the canvas. */
export function Panel() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [said, setSaid] = useState('');
  const api = useStorybookApi();
  const { base } = useTheme();
  const emit = useChannel({
    [channel.shown]: (next: Shown | null) => {
      setShown(next);
      setSaid('');
    },
    [channel.ready]: () => emit(channel.ask),
    [channel.tested]: (text: string | null) => {
      if (text === null) return;
      void navigator.clipboard.writeText(text).then(
        () => setSaid('The test is on the clipboard.'),
        () => setSaid('The browser did not let the test onto the clipboard.'),
      );
    },
  });
  useEffect(() => emit(channel.ask), [emit]);
  /** The address leads to this state as long as the chart has been moved. */
  const storyId = shown?.storyId;
  const state = shown && shown.timeline !== null && shown.path.length === 0 ? shown.key : null;
  useEffect(() => {
    if (storyId === undefined || (api.getQueryParam('state') ?? null) === state) return;
    api.applyQueryParams({ state }, { replace: true });
  }, [api, storyId, state]);
  const hands: Hands = {
    take: (label) => emit(channel.take, label),
    jump: (key) => emit(channel.jump, key),
    back: (steps) => emit(channel.back, steps),
    reset: () => emit(channel.reset),
    look: (path) => emit(channel.look, path),
    test: () => emit(channel.test),
  };
  return (
    <div className="statechart-container">
      <style>{styles}</style>
      <div className="statechart" data-theme={base}>
        {shown ? (
          <Shows key={shown.drawing.chart} shown={shown} said={said} hands={hands} />
        ) : (
          <p className="side">This story has no chart of its own.</p>
        )}
      </div>
    </div>
  );
}
