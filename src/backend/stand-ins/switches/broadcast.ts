import type { Backend } from '../../context.ts';
import { EmbeddedBroadcaster } from '../../realtime/embedded-broadcaster.ts';
import { noInterference, type Interference } from '../../realtime/fault-injection.ts';

interface Wanted extends Partial<Interference> {
  /** Closes sockets with this code: all, or those subscribed to a channel. */
  close?: number | undefined;
  closeOf?: string | undefined;
}

/** Makes the embedded broker misbehave. */
export function interfere(
  { broadcast }: Backend,
  { close, closeOf, ...wanted }: Wanted = noInterference(),
) {
  if (!(broadcast instanceof EmbeddedBroadcaster)) return;
  const { events = Infinity } = wanted;
  Object.assign(broadcast.broker.interference, wanted, wanted.delivery && { events });
  if (close === undefined) return;
  broadcast.broker.closeAll(close === 1006 ? undefined : close, closeOf);
}
