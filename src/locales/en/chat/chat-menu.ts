export default {
  label: 'More about the chat with {{name}}',
  clear: 'Clear notifications',
  ban: 'Block or mute…',
  report: 'Report…',
  delete: 'Delete chat',
};
