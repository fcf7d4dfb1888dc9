/** @jsxRuntime classic */
import * as React from 'react';
import type { Choice } from '../channel.ts';

const kinds = {
  event: 'Events',
  settle: 'Answers of ports',
  clock: 'Time',
} as const;

/** More is cut: the whole of it is the tooltip. */
const most = 120;

/** A payload on a line or two. */
export function Payload({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span className="payload" title={text}>
      {text.length > most ? `${text.slice(0, most)}…` : text}
    </span>
  );
}

function Guards({ choice }: { choice: Choice }) {
  const seen = new Map(choice.guards.map((one) => [one.guard, one]));
  return [...seen.values()].map(({ guard, answer, reads }) => (
    <span key={guard} className={answer ? 'reads' : 'reads no'}>
      {`${guard}: ${answer ? 'yes' : 'no'}`}
      {reads.length > 0 && ` (${reads.join(', ')})`}
    </span>
  ));
}

const leadsTo = ({ to, taken }: Choice): string => {
  if (to !== null) return `→ ${to.replaceAll(',', ', ')}`;
  return taken.length > 0 ? 'stays here' : 'refused';
};

function ChoiceButton(props: { choice: Choice; onTake: (label: string) => void }) {
  const { choice, onTake } = props;
  return (
    <li className="choice">
      <button type="button" onClick={() => onTake(choice.label)}>
        {choice.label}
        <Payload text={choice.payload} />
        <span className={choice.taken.length === 0 ? 'leads no' : 'leads'}>{leadsTo(choice)}</span>
        <Guards choice={choice} />
      </button>
    </li>
  );
}

/** All that may happen next, by what makes it happen; a refused one says which guard read what. */
export function Choices(props: { choices: readonly Choice[]; onTake: (label: string) => void }) {
  const { choices, onTake } = props;
  return Object.entries(kinds).map(([kind, title]) => {
    const own = choices.filter((choice) => choice.kind === kind);
    return own.length === 0 ? null : (
      <section key={kind} aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {own.map((choice) => (
            <ChoiceButton key={choice.label} choice={choice} onTake={onTake} />
          ))}
        </ul>
      </section>
    );
  });
}
