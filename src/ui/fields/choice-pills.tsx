import type { ReactNode } from 'react';
import { announce } from '#src/commands.ts';
import css from './choice-pills.module.css';

/** A few ways to look at one list, of which one is on. */
export function ChoicePills<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string;
  choices: readonly { value: Value; label: string; badge?: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div className={css.pills} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          {...announce(choice.value === value ? 'filter' : undefined)}
          type="button"
          className={css.pill}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          <span>
            {choice.label}
            {choice.badge}
          </span>
        </button>
      ))}
    </div>
  );
}
