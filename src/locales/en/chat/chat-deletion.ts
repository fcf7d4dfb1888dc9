export default {
  dismiss: 'Close',
  undo: 'Undo',
  person: {
    title: 'Delete the chat with {{name}}?',
    body: 'The messages go from your list. {{name}} keeps theirs. What you bought stays bought, but leaves the chat.',
    confirm: 'Delete chat',
    waiting: 'The chat with {{name}} will be deleted in {{count}} s.',
    deleting: 'The chat with {{name}} is being deleted.',
    refused: 'The chat with {{name}} could not be deleted. Nothing has changed.',
    spared: '{{name}} wrote to you meanwhile, so the chat was kept.',
    over: 'Done.',
  },
  system: {
    title: 'Clear all notifications?',
    body: 'They go from all your devices and cannot be brought back.',
    confirm: 'Clear notifications',
    waiting: 'Your notifications will be cleared in {{count}} s.',
    deleting: 'Your notifications are being cleared.',
    refused: 'Your notifications could not be cleared. Nothing has changed.',
    spared: 'Something new came meanwhile, so your notifications were kept.',
    over: 'Done.',
  },
};
