export default {
  label: 'Search chats',
  found: 'Found chats',
  busy: 'Searching',
  none: 'No chat with “{{text}}”',
  noneText: 'Only people you have a chat with are searched.',
  failed: 'All your chats could not be searched. These are the ones loaded before.',
  count: {
    one: '{{count}} chat found',
    other: '{{count}} chats found',
  },
};
