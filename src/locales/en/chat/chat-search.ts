export default {
  label: 'Search chats',
  found: 'Search results',
  busy: 'Searching',
  none: 'No chats match “{{text}}”',
  noneText: "We only search people you've chatted with.",
  failed: "We couldn't search all your chats. These are the ones already loaded.",
  count: {
    one: '{{count}} chat found',
    other: '{{count}} chats found',
  },
};
