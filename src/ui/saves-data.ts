/** What `navigator` says of the network, where the browser says anything. */
export interface NetworkSource {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

declare global {
  interface Navigator extends NetworkSource {}
}

const slow: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

/** Whether nothing may be fetched ahead of need: with `Save-Data`, and on 2g and 3g. */
export const savesData = ({ connection }: NetworkSource = navigator): boolean =>
  connection?.saveData === true || slow.has(connection?.effectiveType);
