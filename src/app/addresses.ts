import type { AddressesEvent } from '#machines/media/addresses.types.ts';
import { lazy } from '#src/ui/loading/lazy.ts';
import type { Addresses, EndedAddress } from '#src/ui/media/addresses.ts';
import { codeOf } from './lazy-actors.ts';
import { lazyTable } from './lazy-table.ts';
import type { AppServices } from './services.types.ts';

/** Until the chart says more of it. */
const asked = (address: string): EndedAddress => ({ now: address, is: 'asked', turn: 0 });

/** The addresses of this page's pictures and videos, as views ask for them. */
export function createAddresses(services: () => AppServices): Addresses {
  const early = new Map<string, EndedAddress>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const source = lazy(async () => {
    const provide = await codeOf(lazyTable.addresses, services());
    const actor = provide(services());
    actor.subscribe(changed);
    return actor;
  });
  const send = async (event: AddressesEvent & { address: string }) => {
    const { address } = event;
    if (source.now() === null) {
      early.set(address, asked(address));
      changed();
    }
    try {
      const actor = await source.load();
      const isKnown = actor.getSnapshot().context.held.has(address);
      actor.send(isKnown ? event : { type: 'address.failed', address });
    } catch {
      early.set(address, { ...asked(address), is: 'lost' });
      changed();
    }
  };
  return {
    find: (address) => source.now()?.getSnapshot().context.held.get(address) ?? early.get(address),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: (address) => void send({ type: 'address.failed', address }),
    load: (address) => void send({ type: 'address.loaded', address }),
    retry: (address) => void send({ type: 'address.retry', address }),
    fresh: async (address) => {
      try {
        const { renewAddresses } = await import('#src/api/media/addresses.ts');
        const [renewed] = await renewAddresses(services().http, [address]);
        return renewed?.now ?? address;
      } catch {
        return address;
      }
    },
  };
}
