/** What `navigator` says of the network, where the browser says anything. */
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

/** What the person chose, as the hosting page's first script and the data saver's chart write it. */
const chosenMode = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['saver'];

/**
 * Whether pictures and videos wait for a press, and nothing is fetched ahead of need: as the person chose
 * (`on`, `off`), else with `Save-Data`, and on 2g and 3g.
 */
export const isDataSaverOn = (
  { connection }: NetworkSource = navigator,
  mode: string | undefined = chosenMode(),
): boolean =>
  mode === 'on' ||
  (mode !== 'off' && (connection?.saveData === true || slow.has(connection?.effectiveType)));

/** Whether a file waits for a press now; what is on the device already never does. */
export const isHeldBack = (address: string): boolean =>
  isDataSaverOn() && !/^(blob|data):/.test(address);
