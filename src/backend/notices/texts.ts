import type { StoredNotice } from '../db/schema/chat.ts';

const dollars = (minor = 0) => `$${(minor / 100).toFixed(2)}`;

const upTo = (until?: string) => (until === undefined ? '' : ` until ${until.slice(0, 10)}`);
const receipt = (number?: string) => (number === undefined ? '' : `, receipt ${number}`);

const withOthers = (name: string, others = 0) =>
  others === 0 ? name : `${name} and ${others} other${others === 1 ? '' : 's'}`;
const ofPost = (title?: string) => (title === undefined ? 'your post' : `your post “${title}”`);

/** The notification in English, for clients that do not read `notice`. */
export function textOf(notice: StoredNotice, name: string): string {
  const { kind, amount, title, number, until, others } = notice;
  const sum = dollars(amount);
  switch (kind) {
    case 'followed':
      return `${name} follows you.`;
    case 'subscribed':
      return `${name} subscribed to you for ${sum}.`;
    case 'subscriber_renewed':
      return `${name} renewed their subscription for ${sum}.`;
    case 'subscription_started':
      return `Your subscription to ${name} runs${upTo(until)}. You paid ${sum}${receipt(number)}.`;
    case 'subscription_renewed':
      return `Your subscription to ${name} was renewed${upTo(until)} for ${sum}${receipt(number)}.`;
    case 'renewal_failed':
      return `Your subscription to ${name} could not be renewed: ${sum} could not be charged.`;
    case 'payment_refunded':
      return `${sum} that you paid ${name} went back to your card${receipt(number)}.`;
    case 'sale_refunded':
      return `${sum} that ${name} paid you was given back${receipt(number)}.`;
    case 'tip_received':
      return `${name} gave you ${sum}.`;
    case 'tip_sent':
      return `You gave ${name} ${sum}${receipt(number)}.`;
    case 'message_sold':
      return `${name} bought your message for ${sum}.`;
    case 'message_bought':
      return `You bought a message of ${name} for ${sum}${receipt(number)}.`;
    case 'post_sold':
      return `${name} bought your post “${title ?? ''}” for ${sum}.`;
    case 'post_bought':
      return `You bought the post “${title ?? ''}” of ${name} for ${sum}${receipt(number)}.`;
    case 'post_liked':
      return `${withOthers(name, others)} ${others ? 'like' : 'likes'} ${ofPost(title)}.`;
    case 'post_commented':
      return `${withOthers(name, others)} commented on ${ofPost(title)}.`;
    default:
      return `Your report about ${name} was received as ${number}.`;
  }
}
