import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './heading.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Id of the element that takes the focus when a route opens; one on each screen. */
export const screenHeadingId = 'screen-heading';

/** The title of a screen; it takes the focus when the route opens. */
export function ScreenHeading({
  children,
  hidden = false,
  own = false,
}: {
  children: ReactNode;
  hidden?: boolean;
  /** Says more than the title in a phone's top bar, and is shown beside it. */
  own?: boolean;
}) {
  const heading = (
    <h1
      id={screenHeadingId}
      tabIndex={-1}
      className={classNames(css.heading, css.l1, !own && css.given)}
    >
      {children}
    </h1>
  );
  return hidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading;
}

/** A title within a screen. */
export function Heading({
  level = 2,
  children,
  id,
  lands = false,
}: {
  level?: 2 | 3;
  children: ReactNode;
  id?: string;
  /** An address leads to it: it takes the focus. */
  lands?: boolean;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      tabIndex={lands ? -1 : undefined}
      className={classNames(css.heading, css[`l${level}`])}
    >
      {children}
    </Tag>
  );
}
