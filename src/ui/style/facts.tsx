import type { ReactNode } from 'react';
import css from './facts.module.css';

/** Name and value pairs, such as a price list; the last may be the sum. */
export function Facts({
  facts,
  sum,
}: {
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** Set apart and large: what is charged. */
  sum?: { readonly name: string; readonly value: ReactNode };
}) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sum && (
        <div className={css.sum}>
          <dt>{sum.name}</dt>
          <dd>{sum.value}</dd>
        </div>
      )}
    </dl>
  );
}
