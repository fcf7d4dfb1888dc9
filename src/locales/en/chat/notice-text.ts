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
  tipReceived: '{{name}} gave you a tip of {{amount}}.',
  tipSent: 'You gave {{name}} a tip of {{amount}}, receipt {{number}}.',
  messageSold: '{{name}} bought your message for {{amount}}.',
  messageBought: 'You bought a message from {{name}} for {{amount}}, receipt {{number}}.',
  postSold: '{{name}} bought your post “{{title}}” for {{amount}}.',
  postBought: 'You bought the post “{{title}}” by {{name}} for {{amount}}, receipt {{number}}.',
  complaintReceived: 'We received your report about {{name}}. Its number is {{number}}.',
  somebody: 'somebody',
  untitled: 'Untitled',
  open: 'Open',
};
