export default {
  label: 'Write a comment',
  send: 'Send the comment',
  sending: 'Sending',
  unsent: 'Not sent.',
  discard: 'Delete',
  tooLong: 'A comment has at most 1,000 characters.',
  left: {
    one: '{{count}} character left',
    other: '{{count}} characters left',
  },
};
