import type { ReactNode } from 'react';
import { announce, type Command } from '#src/commands.ts';
import css from './card.module.css';
import { classNames } from './class-names.ts';

/** A flat surface with a hairline. `flush` lets pictures reach its edges, and on a phone the screen's. */
export function Card({
  children,
  as: Tag = 'section',
  label,
  labelledBy,
  flush = false,
  anchor,
  command,
}: {
  children: ReactNode;
  as?: 'section' | 'article' | 'div' | 'li';
  label?: string;
  labelledBy?: string;
  flush?: boolean;
  /** Scroll anchor of a list item, so that Back can restore the scroll position to it. */
  anchor?: string;
  /** Keyboard command of the card. */
  command?: Command;
}) {
  return (
    <Tag
      className={classNames(css.card, flush && css.flush, anchor && css.item)}
      {...announce(command)}
      data-anchor={anchor}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
