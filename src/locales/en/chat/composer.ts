export default {
  form: 'Write a message',
  label: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  more: 'Add to the message',
  drop: 'Drop to attach',
  left: {
    one: '{{count}} character left.',
    other: '{{count}} characters left.',
  },
  tooLong: {
    one: '{{count}} character too many.',
    other: '{{count}} characters too many.',
  },
  unreachable: "We can't connect. Your messages will send when you're back online.",
  lockedOut: "You're sending too fast. We'll continue in a moment.",
  unserved: "We can't take messages right now. Yours will send in a moment.",
  serverFull:
    "Our storage is full right now, so nothing is saved. Your messages will send once there's room.",
  held: 'Your session has expired. What you wrote is saved until you sign in again.',
  bars: {
    blocking: 'You blocked this person. Remove the block to write.',
    restricted: "You can't message this person.",
    private: 'This person only takes messages from people they know.',
    unanswered: 'You can write again when they reply.',
    missing: "This person doesn't exist or can't be messaged.",
    gone: "This account is being deleted, so you can't message it.",
  },
  blacklist: 'Open your blacklist',
  readOnly: "You can't reply here.",
};
