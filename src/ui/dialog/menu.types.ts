import type { IconOf } from '../style/icon.tsx';

/** One thing to do in a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconOf;
  tone?: 'plain' | 'negative';
  disabled?: boolean;
  /** For items of which one is chosen: whether it is this one. */
  checked?: boolean;
  lang?: string;
  /** Text that a press writes to the clipboard; without a clipboard the item is left out. */
  copies?: string;
}
