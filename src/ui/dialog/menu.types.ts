import type { IconOf } from '../style/icon.tsx';

/** One thing to do in a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconOf;
  tone?: 'plain' | 'negative';
  disabled?: boolean;
  /** For items of which one is chosen: whether it is this one; for a switch: whether it is on. */
  checked?: boolean;
  /** Turns something on and off by itself. */
  isSwitch?: boolean;
  lang?: string;
  /** Text that a press writes to the clipboard; without a clipboard the item is left out. */
  copies?: string;
}

/** Side of its button on which a menu opens, and the edge that the two share. */
export type MenuPlacement = 'bottom-end' | 'top-start';
