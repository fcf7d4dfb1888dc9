/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export type ThemeEvent =
  | { type: 'theme.choose'; theme: Theme }
  /** Read from storage at the start, or chosen in another tab. */
  | { type: 'theme.changed'; theme: Theme };
