import type { StoredNotice } from '../../db/schema/chat.ts';

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
      return `${name} followed you.`;
    case 'subscribed':
      return `${name} subscribed to you for ${sum}.`;
    case 'subscriber_renewed':
      return `${name} renewed their subscription to you for ${sum}.`;
    case 'subscription_started':
      return `Your subscription to ${name} runs${upTo(until)}. You paid ${sum}${receipt(number)}.`;
    case 'subscription_renewed':
      return `Your subscription to ${name} was renewed${upTo(until)} for ${sum}${receipt(number)}.`;
    case 'renewal_failed':
      return `We couldn't renew your subscription to ${name}: the ${sum} charge failed.`;
    case 'renewals_ended':
      return `${name} no longer takes subscriptions. Yours is paid${upTo(until)} and won't renew.`;
    case 'subscription_lapsed':
      return `Your subscription to ${name} wasn't renewed, because your account was closed. It was paid${upTo(until)}.`;
    case 'payment_refunded':
      return `Your payment of ${sum} to ${name} was refunded to your card${receipt(number)}.`;
    case 'sale_refunded':
      return `A payment of ${sum} from ${name} was refunded${receipt(number)}.`;
    case 'days_refunded':
      return `Your subscription to ${name} ended early. ${sum} for the days left was refunded to your card${receipt(number)}.`;
    case 'sale_days_refunded':
      return `The subscription of ${name} to you ended early. ${sum} for the days left was refunded${receipt(number)}.`;
    case 'tip_received':
      return `${name} tipped you ${sum}.`;
    case 'tip_sent':
      return `You tipped ${name} ${sum}${receipt(number)}.`;
    case 'message_sold':
      return `${name} bought your message for ${sum}.`;
    case 'message_bought':
      return `You bought a message from ${name} for ${sum}${receipt(number)}.`;
    case 'post_sold':
      return `${name} bought your post “${title ?? ''}” for ${sum}.`;
    case 'post_bought':
      return `You bought the post “${title ?? ''}” by ${name} for ${sum}${receipt(number)}.`;
    case 'post_liked':
      return `${withOthers(name, others)} liked ${ofPost(title)}.`;
    case 'post_commented':
      return `${withOthers(name, others)} commented on ${ofPost(title)}.`;
    case 'identity_approved':
      return 'Your identity is verified. You can now sell and get paid.';
    case 'identity_rejected':
      return "We couldn't verify your identity. See why and try again.";
    case 'payout_paid':
      return `Your payout of ${sum} has arrived at your bank.`;
    case 'payout_returned':
      return `Your bank sent your payout of ${sum} back. It's available again.`;
    default:
      return `We received your report about ${name}. It's number ${number}.`;
  }
}
