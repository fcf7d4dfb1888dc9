/** @jsxRuntime classic */
import * as React from 'react';
import type { KeyboardEvent } from 'react';
import type { DrawnState, DrawnTransition, Note, Point } from '#tests/paths/draw/drawing.ts';
import type { Shown } from '../channel.ts';
import { jumpTarget } from './jump-target.ts';

const cornersOf = (line: readonly Point[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function NoteLine(props: { note: Note; x: number; y: number; isNext: boolean }) {
  const { note, x, y, isNext } = props;
  return (
    <g className={isNext ? 'note next' : 'note'}>
      <text x={x} y={y}>
        {note.text}
      </text>
    </g>
  );
}

function Transition(props: { drawn: DrawnTransition; isNext: boolean }) {
  const { drawn, isNext } = props;
  const { x, y, width, height } = drawn.label;
  return (
    <g className={isNext ? 'transition next' : 'transition'}>
      <path d={cornersOf(drawn.line)} markerEnd="url(#statechart-arrow)" />
      <rect x={x} y={y} width={width} height={height} rx={4} />
      <text x={x + 4} y={y + 13}>
        {drawn.text}
      </text>
    </g>
  );
}

interface StateProps {
  readonly state: DrawnState;
  readonly shown: Shown;
  readonly next: ReadonlySet<string>;
  readonly onJump: (key: string) => void;
}

/** Its accessible name: where it is, whether the chart stands in it, and what pressing does. */
const nameOf = ({ path, description }: DrawnState, isActive: boolean, target: string | null) =>
  [
    `${path}${isActive ? ', active' : ''}`,
    target === null ? 'no way here is known' : isActive ? '' : 'go here',
    description,
  ]
    .filter(Boolean)
    .join('. ');

function State({ state, shown, next, onJump }: StateProps) {
  const { path, kind, x, y, width, height } = state;
  const isActive = shown.active.includes(path);
  const target = jumpTarget(shown.reachable, path, shown.active);
  const go = () => {
    if (target !== null) onJump(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    go();
  };
  const button = target === null ? {} : { onClick: go, onKeyDown, tabIndex: 0 };
  return (
    <>
      <g
        role="button"
        aria-label={nameOf(state, isActive, target)}
        aria-current={isActive ? 'true' : undefined}
        aria-disabled={target === null}
        className={`state ${kind}${isActive ? ' active' : ''}${target === null ? '' : ' jump'}`}
        {...button}
      >
        <title>{state.description}</title>
        <rect x={x} y={y} width={width} height={height} rx={8} />
        {kind === 'final' && (
          <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
        )}
        {state.isInitial && <circle className="initial" cx={x + 10} cy={y + 18} r={4} />}
        <text className="name" x={x + (state.isInitial ? 20 : 14)} y={y + 23}>
          {state.name}
        </text>
      </g>
      {state.notes.map((note, row) => (
        <NoteLine
          key={`${note.transition ?? ''} ${note.text}`}
          note={note}
          x={x + 14}
          y={y + 46 + row * 18}
          isNext={note.transition !== null && next.has(note.transition)}
        />
      ))}
    </>
  );
}

/** The chart: active states lit, lines that can be taken now marked, every state a way to go there. */
export function Chart(props: { shown: Shown; isFit: boolean; onJump: (key: string) => void }) {
  const { shown, isFit, onJump } = props;
  const { drawing } = shown;
  const next = new Set(shown.choices.flatMap(({ taken }) => taken));
  return (
    <svg
      role="group"
      aria-label={`Statechart of ${shown.flow}`}
      className={isFit ? 'fit' : ''}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
    >
      <defs>
        <marker
          id="statechart-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="10"
          markerHeight="10"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {drawing.states.map((state) => (
        <State key={state.path} state={state} shown={shown} next={next} onJump={onJump} />
      ))}
      <g aria-hidden="true" pointerEvents="none">
        {drawing.transitions.map((drawn, at) => (
          <Transition
            // A transition has a line for each of its targets.
            key={`${drawn.id} ${String(at)}`}
            drawn={drawn}
            isNext={next.has(drawn.id)}
          />
        ))}
      </g>
    </svg>
  );
}
