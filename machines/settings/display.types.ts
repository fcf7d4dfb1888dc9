/** Display settings of this device, besides its theme. */
export interface Display {
  readonly textSize: 'normal' | 'large' | 'larger';
  /** `system` follows the device. */
  readonly motion: 'system' | 'less';
  readonly contrast: 'system' | 'more';
}

export type DisplayEvent =
  | { type: 'display.choose'; choice: Partial<Display> }
  /** Read from storage at the start, or chosen in another tab. */
  | { type: 'display.changed'; display: Display };
