export default {
  followed: '{{name}} follows you.',
  subscribed: '{{name}} subscribed to you for {{amount}}.',
  subscriberRenewed: '{{name}} renewed their subscription to you for {{amount}}.',
  subscriptionStarted:
    'Your subscription to {{name}} runs until {{until}}. You paid {{amount}}, receipt {{number}}.',
  subscriptionRenewed:
    'Your subscription to {{name}} was renewed until {{until}}. You paid {{amount}}, receipt {{number}}.',
  renewalFailed:
    'Your subscription to {{name}} could not be renewed: {{amount}} could not be charged.',
  paymentRefunded: '{{amount}} that you paid {{name}} went back to your card, receipt {{number}}.',
  saleRefunded: '{{amount}} that {{name}} paid you was given back, receipt {{number}}.',
  tipReceived: '{{name}} gave you a tip of {{amount}}.',
  tipSent: 'You gave {{name}} a tip of {{amount}}, receipt {{number}}.',
  messageSold: '{{name}} bought your message for {{amount}}.',
  messageBought: 'You bought a message from {{name}} for {{amount}}, receipt {{number}}.',
  postSold: '{{name}} bought your post “{{title}}” for {{amount}}.',
  postBought: 'You bought the post “{{title}}” by {{name}} for {{amount}}, receipt {{number}}.',
  postLiked: '{{name}} likes your post “{{title}}”.',
  postLikedBy: {
    one: '{{name}} and {{count}} other like your post “{{title}}”.',
    other: '{{name}} and {{count}} others like your post “{{title}}”.',
  },
  postCommented: '{{name}} commented on your post “{{title}}”.',
  postCommentedBy: {
    one: '{{name}} and {{count}} other commented on your post “{{title}}”.',
    other: '{{name}} and {{count}} others commented on your post “{{title}}”.',
  },
  complaintReceived: 'We received your report about {{name}}. Its number is {{number}}.',
  somebody: 'somebody',
  untitled: 'Untitled',
  open: 'Open',
};
