export default {
  label: 'Options for the chat with {{name}}',
  clear: 'Clear notifications',
  ban: 'Block or mute…',
  report: 'Report…',
  delete: 'Delete Chat',
};
