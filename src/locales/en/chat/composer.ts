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
  unreachable: 'The server cannot be reached. Your messages will be sent when it can.',
  lockedOut: 'That was a lot at once. Sending goes on in a moment.',
  held: 'Your session is over. What you wrote is kept until you sign in again.',
  bars: {
    blocking: 'You have blocked this person. Forgive them to write.',
    restricted: 'This person takes no messages from you.',
    unanswered: 'You can write more when this person answers.',
    missing: 'The person does not exist, or cannot be written to.',
    gone: 'This account is being deleted. Nobody would read what you write.',
  },
  blacklist: 'Open your blacklist',
  readOnly: 'Nobody reads answers here.',
};
