import { channelKind, isChannelName, serverToUserChannel } from './channel-name.ts';
import { encodeFrame } from './frames.ts';
import type { Client, Hub } from './hub.ts';
import type { Relay } from './relay.ts';
import { memberFrom, type Member, type Roster } from './roster.ts';
import { channelAuth, isSame, type AppCredentials } from './signature.ts';

interface Subscription {
  member: Member | undefined;
  /** Frames that came before the acknowledgement was sent; null once it was. */
  held: string[] | null;
}

const maxChannels = 200;
/** Frames that may wait for a channel's acknowledgement, which a shared store may keep waiting. */
const maxHeld = 1_000;

/** Joins and leaves channels, and announces it to presence channels. */
export class Subscriptions {
  readonly #of = new WeakMap<Client, Map<string, Subscription>>();

  constructor(
    private readonly app: AppCredentials,
    private readonly hub: Hub,
    private readonly relay: Relay,
    private readonly roster: Roster,
  ) {}

  has(connection: Client, channel: string) {
    return this.#of.get(connection)?.has(channel) ?? false;
  }

  /** The channels that a socket has joined. */
  of(connection: Client): readonly string[] {
    return [...(this.#of.get(connection)?.keys() ?? [])];
  }

  memberOf(connection: Client, channel: string) {
    return this.#of.get(connection)?.get(channel)?.member;
  }

  /** Sends a frame now, or keeps it until the channel's acknowledgement went out. */
  pass(connection: Client, channel: string, frame: string) {
    const subscription = this.#of.get(connection)?.get(channel);
    if (!subscription?.held) return connection.send(frame);
    if (subscription.held.length >= maxHeld) return connection.cut();
    subscription.held.push(frame);
  }

  async add(connection: Client, data: Record<string, unknown>) {
    const { channel } = data;
    const mine = this.#mine(connection);
    if (!isChannelName(channel) || channelKind(channel) === 'user')
      return connection.fail(4009, 'Invalid channel name');
    if (mine.size >= maxChannels) return connection.fail(4009, `Over ${maxChannels} channels`);
    if (!this.#isAuthorized(connection, channel, data))
      return connection.fail(4009, `Connection is unauthorized for ${channel}`);
    const member = channelKind(channel) === 'presence' ? memberFrom(data.channel_data) : undefined;
    if (member === null) return connection.fail(4009, 'channel_data holds no user_id');
    await this.#join(connection, channel, member);
  }

  addUserChannel(connection: Client, userId: string) {
    const channel = serverToUserChannel(userId);
    this.#mine(connection).set(channel, { member: undefined, held: null });
    this.hub.add(channel, connection);
  }

  async drop(connection: Client, channel: string) {
    const subscription = this.#of.get(connection)?.get(channel);
    if (!subscription) return;
    this.#mine(connection).delete(channel);
    this.hub.remove(channel, connection);
    const { member } = subscription;
    const { isLast } = await this.roster.leave(channel, connection.socketId, member);
    if (isLast && member)
      await this.#announce(channel, 'member_removed', { user_id: member.user_id }, connection);
  }

  async dropAll(connection: Client) {
    for (const channel of this.#mine(connection).keys()) await this.drop(connection, channel);
  }

  async #join(connection: Client, channel: string, member: Member | undefined) {
    const known = this.#of.get(connection)?.get(channel);
    const subscription: Subscription = known ?? { member, held: [] };
    this.#mine(connection).set(channel, subscription);
    this.hub.add(channel, connection);
    const joined = known ? null : await this.roster.join(channel, connection.socketId, member);
    const data = member ? presenceOf(await this.roster.members(channel)) : {};
    connection.send(
      encodeFrame({ event: 'pusher_internal:subscription_succeeded', channel, data }),
    );
    for (const frame of subscription.held ?? []) connection.send(frame);
    subscription.held = null;
    if (joined?.isFirst && member)
      await this.#announce(channel, 'member_added', member, connection);
  }

  #isAuthorized({ socketId }: Client, channel: string, data: Record<string, unknown>) {
    const kind = channelKind(channel);
    if (kind === 'public') return true;
    const channelData = kind === 'presence' ? String(data.channel_data) : undefined;
    return isSame(String(data.auth), channelAuth(this.app, socketId, channel, channelData));
  }

  #announce(channel: string, what: string, member: Member, { socketId: except }: Client) {
    const event = `pusher_internal:${what}`;
    const data = JSON.stringify(member);
    return this.relay.publish({ type: 'event', channels: [channel], event, data, except });
  }

  #mine(connection: Client) {
    const mine = this.#of.get(connection) ?? new Map<string, Subscription>();
    this.#of.set(connection, mine);
    return mine;
  }
}

const presenceOf = (members: Member[]) => ({
  presence: {
    count: members.length,
    ids: members.map(({ user_id }) => user_id),
    hash: Object.fromEntries(members.map((one) => [one.user_id, one.user_info ?? null])),
  },
});
