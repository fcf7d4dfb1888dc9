/** Faults that tests ask of the broker (contract §9.6); all off in a production build. */
export interface Interference {
  /** `refuse` answers the upgrade with 503; a number opens the socket and closes it with that code. */
  upgrades: 'accept' | 'refuse' | number;
  /** What happens to events on their way to clients. `reorder` swaps each pair of events. */
  delivery: 'normal' | 'drop' | 'duplicate' | 'reorder';
}

export const noInterference = (): Interference => ({ upgrades: 'accept', delivery: 'normal' });

/** Passes events on as the switch says; `delivery` is read at each event. */
export function interfered<Event>(switches: Interference, deliver: (event: Event) => void) {
  let held: Event | undefined;
  const release = () => {
    const event = held;
    held = undefined;
    if (event !== undefined) deliver(event);
  };
  return (event: Event) => {
    if (switches.delivery === 'drop') return;
    if (switches.delivery === 'reorder' && held === undefined) {
      held = event;
      return;
    }
    deliver(event);
    release();
    if (switches.delivery === 'duplicate') deliver(event);
  };
}
