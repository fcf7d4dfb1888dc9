import type { IconOf } from './icon.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.ts';

/** Severity of a message; always shown by an icon as well as by colour. */
export type Tone = 'neutral' | 'positive' | 'caution' | 'negative';

export const toneIcons: Readonly<Record<Tone, IconOf>> = {
  neutral: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleAlert,
};
