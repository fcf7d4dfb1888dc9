/** Renewal of an address that the browser could not load. */
export interface HeldAddress {
  /** Present URL of the same file. */
  readonly now: string;
  /**
   * `asked`: another address is on its way. `given`: there is one, which has not loaded yet. `loaded`: it
   * has. `lost`: there is none, or that did not load either.
   */
  readonly is: 'asked' | 'given' | 'loaded' | 'lost';
  /** Counts its addresses, so that the same one is loaded again. */
  readonly turn: number;
}

/** An address that was given, and what it is now. */
export interface RenewedAddress {
  readonly address: string;
  readonly now: string;
}

export interface AddressesContext {
  /** By the address as the lists have it. */
  readonly held: ReadonlyMap<string, HeldAddress>;
  /** Queue of addresses to ask for. */
  readonly wanted: readonly string[];
  /** Addresses that are being renewed. */
  readonly asked: readonly string[];
}

export type AddressesEvent =
  /** The browser could not load a file from it. */
  | { type: 'address.failed'; address: string }
  /** A file came from what it is now. */
  | { type: 'address.loaded'; address: string }
  /** The person asks for it again. */
  | { type: 'address.retry'; address: string }
  | { type: 'connection.restored' };
