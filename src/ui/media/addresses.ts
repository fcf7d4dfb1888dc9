import { createContext, use, useSyncExternalStore, type SyntheticEvent } from 'react';

/** Replacement of a URL that failed to load. */
export interface EndedAddress {
  /** URL to request the same file from now. */
  readonly now: string;
  readonly is: 'asked' | 'given' | 'loaded' | 'lost';
  /** Counts its addresses, so that the same one is loaded again. */
  readonly turn: number;
}

/** Addresses of pictures and videos that end while a page is open, for everything that draws one. */
export interface Addresses {
  /** Undefined while nothing has failed. */
  readonly find: (address: string) => EndedAddress | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly fail: (address: string) => void;
  /** A file came from where it is now. */
  readonly load: (address: string) => void;
  /** A person asks for it again. */
  readonly retry: (address: string) => void;
  /** Fetches a new URL for the file, whose picture stays shown; the same URL if none is known. */
  readonly fresh: (address: string) => Promise<string>;
}

/** Default without other URLs: a failed file is lost until it is requested again. */
function keepAddresses(): Addresses {
  const held = new Map<string, EndedAddress>();
  const listeners = new Set<() => void>();
  const put = (address: string, is: EndedAddress['is'], more: number) => {
    held.set(address, { now: address, is, turn: (held.get(address)?.turn ?? 0) + more });
    for (const listener of listeners) listener();
  };
  return {
    find: (address) => held.get(address),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: (address) => put(address, 'lost', 0),
    load: () => undefined,
    retry: (address) => put(address, 'given', 1),
    fresh: (address) => Promise.resolve(address),
  };
}

export const AddressesContext = createContext(keepAddresses());

/** One file that is drawn: where it is now, and what to say of it. */
interface DrawnAddress {
  /** Null while another one is asked for, and when there is none. */
  readonly src: string | null;
  readonly isLost: boolean;
  /** Key that changes when the element must reload. */
  readonly turn: number;
  readonly onError: () => void;
  readonly onLoad: () => void;
  readonly retry: () => void;
}

/** Follows an address wherever it goes. */
export function useAddress(address: string): DrawnAddress {
  const { find, subscribe, fail, load, retry } = use(AddressesContext);
  const held = useSyncExternalStore(subscribe, () => find(address));
  const isThere = held === undefined || held.is === 'given' || held.is === 'loaded';
  return {
    src: isThere ? (held?.now ?? address) : null,
    isLost: held?.is === 'lost',
    turn: held?.turn ?? 0,
    onError: () => fail(address),
    onLoad: () => {
      if (held?.is === 'given') load(address);
    },
    retry: () => retry(address),
  };
}

type Loaded = SyntheticEvent<HTMLImageElement>;

/**
 * Follows a picture in up to three sizes, of which the browser takes one: `srcSet` begins with the
 * smallest and ends with `src`.
 */
export function usePicture(src: string, srcSet?: string) {
  const parts = srcSet?.split(' ') ?? [];
  const whole = useAddress(src);
  const all = [useAddress(parts[0] ?? ''), useAddress(parts[2] ?? ''), whole];
  const taken = ({ currentTarget: { currentSrc } }: Loaded) =>
    all.find((one) => one.src && new URL(one.src, document.baseURI).href === currentSrc) ?? whole;
  return {
    src: all.some((one) => one.src === null) ? null : whole.src,
    srcSet: srcSet && parts.map((part, at) => (at % 2 ? part : all[at / 2]?.src)).join(' '),
    isLost: all.some((one) => one.isLost),
    turn: all.reduce((sum, { turn }) => sum + turn, 0),
    onError: (event: Loaded) => taken(event).onError(),
    onLoad: (event: Loaded) => taken(event).onLoad(),
    retry: () => {
      for (const one of all) if (one.isLost) one.retry();
    },
  };
}
