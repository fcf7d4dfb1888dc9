export default {
  dismiss: 'Close',
  undo: 'Undo',
  person: {
    title: 'Delete the chat with {{name}}?',
    body: "It's removed for you only: {{name}} keeps their copy. What you bought stays yours, but leaves the chat.",
    confirm: 'Delete Chat',
    waiting: 'The chat with {{name}} will be deleted in {{count}} s.',
    deleting: 'Deleting the chat with {{name}}…',
    refused: "We couldn't delete the chat with {{name}}. Try again.",
    spared: '{{name}} just messaged you, so we kept the chat.',
    over: 'Done.',
  },
  system: {
    title: 'Clear all notifications?',
    body: "They're removed from all your devices. You can't undo this.",
    confirm: 'Clear notifications',
    waiting: 'Your notifications will be cleared in {{count}} s.',
    deleting: 'Clearing your notifications…',
    refused: "We couldn't clear your notifications. Try again.",
    spared: 'Something new just came in, so we kept your notifications.',
    over: 'Done.',
  },
};
