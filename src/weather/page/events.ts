import type { PageNetwork } from './calls.ts';

type Deliver = (event: MessageEvent) => void;

/** Names of the broker's own messages begin so; a connection is nothing without them. */
const brokers = /"event":\s*"pusher/;

/** Hands messages of a socket on as a weather has them: later, twice, or after the next. */
export function deliveryUnder(network: PageNetwork, deliver: Deliver): Deliver {
  const held: MessageEvent[] = [];
  const hand = async (event: MessageEvent) => {
    if (brokers.test(String(event.data))) {
      deliver(event);
      return;
    }
    const { delay, times, isLate } = network.event();
    await network.wait(delay);
    if (network.isAway()) return;
    if (isLate && held.length === 0) {
      held.push(event);
      return;
    }
    for (let time = 0; time < times; time += 1) deliver(event);
    for (const earlier of held.splice(0)) deliver(earlier);
  };
  return (event) => void hand(event);
}

/** A `WebSocket` whose messages come under a weather; its `onmessage` alone, which the broker's client uses. */
export const socketUnder = (Plain: typeof WebSocket, network: PageNetwork): typeof WebSocket =>
  class extends Plain {
    #handler: Deliver | null = null;

    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      const deliver = deliveryUnder(network, (event) => this.#handler?.(event));
      this.addEventListener('message', deliver);
    }

    override get onmessage(): Deliver | null {
      return this.#handler;
    }

    override set onmessage(handler: Deliver | null) {
      this.#handler = handler;
    }
  };
