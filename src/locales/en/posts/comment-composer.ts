export default {
  label: 'Write a comment',
  send: 'Send the comment',
  sending: 'Sending',
  unsent: "We couldn't confirm it was posted. Try again: it won't appear twice.",
  discard: 'Delete',
  tooLong: 'Use 1,000 characters or fewer.',
  left: {
    one: '{{count}} character left',
    other: '{{count}} characters left',
  },
};
