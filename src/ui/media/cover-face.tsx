import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import css from './cover-face.module.css';

/** Screens that a profile looks different on. */
export const coverScreens = ['phone', 'medium', 'wide'] as const;
export type CoverScreen = (typeof coverScreens)[number];

/** The ring with the face that stands over the end of a banner, as large as on this screen or on another. */
export function CoverFace({ of, children }: { of?: CoverScreen; children: ReactNode }) {
  const size = of === undefined ? css.own : of === 'phone' && css.phone;
  return <span className={classNames(css.face, size)}>{children}</span>;
}
