/** Faults that tests ask of the broker (contract §9.6); all off in a production build. */
export interface Interference {
  /** `refuse` answers the upgrade with 503; a number opens the socket and closes it with that code. */
  upgrades: 'accept' | 'refuse' | number;
  /** What happens to events on their way to clients. `reorder` swaps each pair of events. */
  delivery: 'normal' | 'drop' | 'duplicate' | 'reorder';
  /** How many events more `delivery` meets. */
  events: number;
}

export const noInterference = (): Interference => ({
  upgrades: 'accept',
  delivery: 'normal',
  events: Infinity,
});

/** Passes events on as the switch says; `delivery` is read at each event. */
export function interfered<Event>(switches: Interference, deliver: (event: Event) => void) {
  let held: Event | undefined;
  const release = () => {
    const event = held;
    held = undefined;
    if (event !== undefined) deliver(event);
  };
  return (event: Event) => {
    const delivery = switches.events > 0 ? switches.delivery : 'normal';
    switches.events -= 1;
    if (delivery === 'drop') return;
    if (delivery === 'reorder' && held === undefined) {
      held = event;
      return;
    }
    deliver(event);
    release();
    if (delivery === 'duplicate') deliver(event);
  };
}
