import { createActor, type ActorRefFrom } from 'xstate';
import type { addressesMachine } from '#machines/media/addresses.machine.ts';
import type { AddressesEvent } from '#machines/media/addresses.types.ts';
import { lazy } from '#src/ui/lazy.ts';
import type { Addresses, EndedAddress } from '#src/ui/addresses.ts';
import type { AppServices } from './services.types.ts';

type Actor = ActorRefFrom<typeof addressesMachine>;

/** Until the chart says more of it. */
const asked = (address: string): EndedAddress => ({ now: address, is: 'asked', turn: 0 });

/** Runs beside the app from the first address that ends: few visits are so long. */
const fetchActor = async ({ http, app }: AppServices, changed: () => void): Promise<Actor> => {
  const [{ addressesMachine }, { addressesAdapter }] = await Promise.all([
    import('#machines/media/addresses.machine.ts'),
    import('#src/actors/media/addresses.adapter.ts'),
  ]);
  const actor = createActor(addressesMachine.provide(addressesAdapter(http))).start();
  actor.subscribe(changed);
  app.subscribe(({ type }) => {
    if (type === 'connection.restored') actor.send({ type });
  });
  return actor;
};

/** The addresses of this page's pictures and videos, as views ask for them. */
export function createAddresses(services: () => AppServices): Addresses {
  const early = new Map<string, EndedAddress>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const source = lazy(() => fetchActor(services(), changed));
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
        const { renewAddresses } = await import('#src/api/addresses.ts');
        const [renewed] = await renewAddresses(services().http, [address]);
        return renewed?.now ?? address;
      } catch {
        return address;
      }
    },
  };
}
