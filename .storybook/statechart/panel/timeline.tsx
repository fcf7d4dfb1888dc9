/** @jsxRuntime classic */
import * as React from 'react';
import type { Taken } from '../channel.ts';
import { Payload } from './choices.tsx';

interface TimelineProps {
  /** Null while the story stands still as it was written. */
  readonly timeline: readonly Taken[] | null;
  readonly onBack: (steps: number) => void;
}

/** Steps since the chart began; pressing one goes back to it. */
export function Timeline({ timeline, onBack }: TimelineProps) {
  if (timeline === null)
    return <p>The story stands still, as it was written. Press an event or a state to go on.</p>;
  const last = timeline.length;
  return (
    <ol className="timeline">
      <li>
        <button
          type="button"
          className="step"
          aria-current={last === 0 ? 'step' : undefined}
          onClick={() => onBack(0)}
        >
          It begins
        </button>
      </li>
      {timeline.map(({ label, payload, key }, at) => (
        <li key={`${String(at)} ${label}`}>
          <button
            type="button"
            className="step"
            aria-current={at + 1 === last ? 'step' : undefined}
            onClick={() => onBack(at + 1)}
          >
            {label}
            <Payload text={payload} />
            <span className="leads">{`→ ${key.replaceAll(',', ', ')}`}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
