import { channelKind } from './channel-name.ts';
import { encodeData, type ClientFrame } from './frames.ts';
import { tokenBucket, type TokenBucket } from '../http/token-bucket.ts';
import type { Client } from './hub.ts';
import type { Relay } from './relay.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Bytes of a whole message, as Pusher counts them. */
export const maxMessageBytes = 10_240;
const perSecond = 10;

/** Whispers: from a subscribed client to the others on a private or presence channel (contract §3.3). */
export class ClientEvents {
  readonly #relay: Relay;
  readonly #subscriptions: Subscriptions;
  readonly #buckets = new WeakMap<Client, TokenBucket>();

  constructor(relay: Relay, subscriptions: Subscriptions) {
    this.#relay = relay;
    this.#subscriptions = subscriptions;
  }

  async take(from: Client, frame: ClientFrame, raw: string) {
    const refusal = this.#refusal(from, frame, raw);
    if (refusal) return from.fail(...refusal);
    const channel = String(frame.channel);
    const member = this.#subscriptions.memberOf(from, channel);
    await this.#relay.publish({
      type: 'event',
      channels: [channel],
      event: frame.event,
      data: encodeData(frame.data),
      except: from.socketId,
      ...(member && { userId: member.user_id }),
    });
  }

  #refusal(from: Client, { channel, event }: ClientFrame, raw: string): [number, string] | null {
    const kind = channel === undefined ? 'public' : channelKind(channel);
    if (channel === undefined || (kind !== 'private' && kind !== 'presence'))
      return [4009, 'Client events are for private and presence channels only'];
    if (!this.#subscriptions.has(from, channel))
      return [4009, `The client is not a member of ${channel}`];
    if (event.length > 200) return [4300, 'The event name is longer than 200 characters'];
    if (Buffer.byteLength(raw) > maxMessageBytes)
      return [4300, `The message is larger than ${maxMessageBytes} bytes`];
    const bucket = this.#buckets.get(from) ?? tokenBucket({ perSecond, burst: perSecond });
    this.#buckets.set(from, bucket);
    return bucket() === 0 ? null : [4301, `Over ${perSecond} client events in a second`];
  }
}
