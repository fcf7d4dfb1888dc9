/** Faults that tests ask of the broker (contract §9.6); all off in a production build. */
export interface Interference {
  /** `refuse` answers the upgrade with 503; a number opens the socket and closes it with that code. */
  upgrades: 'accept' | 'refuse' | number;
  /**
   * Treatment of events on their way to clients. `reorder` swaps each pair of events of a channel.
   */
  delivery: 'normal' | 'drop' | 'duplicate' | 'reorder';
  /** Number of events more that `delivery` meets. */
  events: number;
}

export const noInterference = (): Interference => ({
  upgrades: 'accept',
  delivery: 'normal',
  events: Infinity,
});

/** Milliseconds that one of a pair waits for the other: late is not lost. */
const patience = 2_000;

/** Passes events on as the switch says; `delivery` is read at each event. */
export function interfered<Event extends { readonly channels: readonly string[] }>(
  switches: Interference,
  deliver: (event: Event) => void,
) {
  const held = new Map<string, Event>();
  const release = (channel: string) => {
    const event = held.get(channel);
    held.delete(channel);
    if (event !== undefined) deliver(event);
  };
  return (event: Event) => {
    const delivery = switches.events > 0 ? switches.delivery : 'normal';
    const channel = event.channels.join();
    switches.events -= 1;
    if (delivery === 'drop') return;
    if (delivery === 'reorder' && !held.has(channel)) {
      held.set(channel, event);
      setTimeout(() => held.get(channel) === event && release(channel), patience).unref();
      return;
    }
    deliver(event);
    release(channel);
    if (delivery === 'duplicate') deliver(event);
  };
}
