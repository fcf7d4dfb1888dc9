/** Texts of mails about notifications. */
export default {
  /** Links below each mail. */
  stop: 'Stop these emails',
  choose: 'Choose your emails',
  facts: {
    member: 'Member',
    paidTo: 'Paid to',
    item: 'For',
    amount: 'Amount',
    receipt: 'Receipt',
    until: 'Paid until',
    earned: 'Earned',
  },
  items: {
    subscription: 'Subscription',
    tip: 'Tip',
    message: 'Message',
    post: 'Post',
  },
  digest: {
    subject: 'Your day at {{brand}}',
    what: 'This happened within a day:',
    action: 'See all',
  },
  /** `counted` stands before a number, in a mail that comes once a day. */
  kinds: {
    'new-likes': {
      subject: 'New likes',
      what: 'Someone liked your post.',
      action: 'View post',
      counted: 'New likes',
    },
    'new-comments': {
      subject: 'New comments',
      what: 'Someone commented on your post.',
      action: 'View post',
      counted: 'New comments',
    },
    'new-follower': {
      subject: 'You have a new follower',
      what: 'Someone follows you at {{brand}} now.',
      action: 'View profile',
      counted: 'New followers',
    },
    'new-subscriber': {
      subject: 'You have a new subscriber',
      what: 'Someone subscribed to you at {{brand}}.',
      action: 'View profile',
      counted: 'New subscribers',
    },
    'subscriber-renewed': {
      subject: 'A subscription to you was renewed',
      what: 'Someone renewed their subscription to you at {{brand}}.',
      action: 'View profile',
      counted: 'Subscriptions renewed',
    },
    sale: {
      subject: 'You made a sale',
      what: 'Someone bought something of yours at {{brand}}.',
      action: 'View it',
      counted: 'Sales',
    },
    tip: {
      subject: 'You got a tip',
      what: 'Someone sent you a tip at {{brand}}.',
      action: 'View chat',
      counted: 'Tips',
    },
    receipt: {
      subject: 'Your receipt',
      what: 'Thank you. Your payment at {{brand}} went through.',
      action: 'View receipt',
      counted: 'Payments',
    },
    'renewal-failed': {
      subject: "We couldn't renew your subscription",
      what: "We couldn't charge your card for a subscription at {{brand}}. Check your card to keep it.",
      action: 'Check card',
      counted: 'Failed renewals',
    },
    'renewals-ended': {
      subject: "A subscription won't be renewed",
      what: 'One of your subscriptions at {{brand}} ends when its paid time is over, because the creator takes no more.',
      action: 'View subscriptions',
      counted: "Subscriptions that won't renew",
    },
    refund: {
      subject: 'You got a refund',
      what: 'A payment of yours at {{brand}} was refunded to your card.',
      action: 'View receipt',
      counted: 'Refunds to you',
    },
    'sale-refunded': {
      subject: 'A sale was refunded',
      what: 'A payment to you at {{brand}} was refunded.',
      action: 'View receipt',
      counted: 'Refunded sales',
    },
    'payout-paid': {
      subject: 'Your payout has arrived',
      what: 'Your earnings from {{brand}} have arrived at your bank.',
      action: 'View payouts',
      counted: 'Payouts',
    },
    'payout-returned': {
      subject: 'Your payout was returned',
      what: 'Your bank sent your earnings from {{brand}} back. They are available again. Check your bank account and try again.',
      action: 'View payouts',
      counted: 'Returned payouts',
    },
  },
};
