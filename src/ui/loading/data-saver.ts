/** Network Information API of `navigator`, where the browser has it. */
export interface NetworkSource {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
    readonly addEventListener?: (type: 'change', listener: () => void) => void;
    readonly removeEventListener?: (type: 'change', listener: () => void) => void;
  };
}

declare global {
  interface Navigator extends NetworkSource {}
}

const slow: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

/** Mode the person chose, written to `<html>` by the hosting page's first script and the chart. */
const chosenMode = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['saver'];

/**
 * True if media wait for a press and nothing is prefetched: the person's choice (`on`, `off`), else
 * `Save-Data`, 2g or 3g.
 */
export const isDataSaverOn = (
  { connection }: NetworkSource = navigator,
  mode: string | undefined = chosenMode(),
): boolean =>
  mode === 'on' ||
  (mode !== 'off' && (connection?.saveData === true || slow.has(connection?.effectiveType)));

/** True if a file waits for a press; files already on the device never do. */
export const isHeldBack = (address: string): boolean =>
  isDataSaverOn() && !/^(blob|data):/.test(address);
