/** `auto` follows the network: it saves where the browser asks for that, and on a slow connection. */
export type DataSaverMode = 'auto' | 'on' | 'off';

export type DataSaverEvent =
  | { type: 'dataSaver.choose'; mode: DataSaverMode }
  /** Present state: at the start, after a choice, by another tab, or after a network change. */
  | { type: 'dataSaver.changed'; mode: DataSaverMode; isSaving: boolean };
