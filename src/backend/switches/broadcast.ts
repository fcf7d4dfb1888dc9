import type { Backend } from '../context.ts';
import { EmbeddedBroadcaster } from '../realtime/embedded-broadcaster.ts';
import { noInterference, type Interference } from '../realtime/interference.ts';

/** Makes the embedded broker misbehave; `close` cuts every open socket with that code. */
export function interfere(
  { broadcast }: Backend,
  { close, ...wanted }: Partial<Interference> & { close?: number | undefined } = noInterference(),
) {
  if (!(broadcast instanceof EmbeddedBroadcaster)) return;
  Object.assign(broadcast.broker.interference, wanted);
  if (close !== undefined) broadcast.broker.closeAll(close === 1006 ? undefined : close);
}
