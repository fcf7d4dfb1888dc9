export default {
  followed: '{{name}} followed you.',
  subscribed: '{{name}} subscribed to you for {{amount}}.',
  subscriberRenewed: '{{name}} renewed their subscription to you for {{amount}}.',
  subscriptionStarted:
    'Your subscription to {{name}} runs until {{until}}. You paid {{amount}}, receipt {{number}}.',
  subscriptionRenewed:
    'Your subscription to {{name}} was renewed until {{until}}. You paid {{amount}}, receipt {{number}}.',
  renewalFailed: "We couldn't renew your subscription to {{name}}: the {{amount}} charge failed.",
  renewalsEnded:
    "{{name}} no longer takes subscriptions. Yours is paid until {{until}} and won't renew.",
  paymentRefunded:
    'Your payment of {{amount}} to {{name}} was refunded to your card, receipt {{number}}.',
  saleRefunded: 'A payment of {{amount}} from {{name}} was refunded, receipt {{number}}.',
  daysRefunded:
    'Your subscription to {{name}} ended early. {{amount}} for the unused days was refunded to your card, receipt {{number}}.',
  saleDaysRefunded:
    "{{name}}'s subscription to you ended early. {{amount}} for the unused days was refunded to them, receipt {{number}}.",
  tipReceived: '{{name}} tipped you {{amount}}.',
  tipSent: 'You tipped {{name}} {{amount}}, receipt {{number}}.',
  messageSold: '{{name}} bought your message for {{amount}}.',
  messageBought: 'You bought a message from {{name}} for {{amount}}, receipt {{number}}.',
  postSold: '{{name}} bought your post “{{title}}” for {{amount}}.',
  postBought: 'You bought the post “{{title}}” by {{name}} for {{amount}}, receipt {{number}}.',
  postLiked: '{{name}} liked your post “{{title}}”.',
  postLikedBy: {
    one: '{{name}} and {{count}} other liked your post “{{title}}”.',
    other: '{{name}} and {{count}} others liked your post “{{title}}”.',
  },
  postCommented: '{{name}} commented on your post “{{title}}”.',
  postCommentedBy: {
    one: '{{name}} and {{count}} other commented on your post “{{title}}”.',
    other: '{{name}} and {{count}} others commented on your post “{{title}}”.',
  },
  complaintReceived: "We received your report about {{name}}. It's number {{number}}.",
  identityApproved: 'Your identity is verified. You can now sell and get paid.',
  identityRejected: "We couldn't verify your identity. See why and try again.",
  somebody: 'someone',
  untitled: 'Untitled',
  open: 'Open',
};
