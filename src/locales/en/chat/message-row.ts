export default {
  you: 'You',
  sent: 'Sent',
  read: 'Read',
  edited: 'edited',
  queued: 'Waiting to be sent',
  sending: 'Sending…',
  unknown: 'Checking whether it was sent…',
  failed: 'Not sent. {{reason}}',
  lost: 'It never reached us.',
  unconfirmed: 'It may have been sent. Check the chat before you send it again.',
  refused: "It wasn't accepted.",
  /** The sentence after `failed`. */
  check: {
    text: 'Check the text.',
    price: 'Check the price.',
    files: 'Check the files.',
  },
  unverified: 'Verify your identity to sell messages.',
  retry: 'Try again',
  edit: 'Edit',
  discard: 'Delete',
  inside: 'Inside: {{things}}',
  images: {
    one: '{{count}} picture',
    other: '{{count}} pictures',
  },
  videos: {
    one: '{{count}} video',
    other: '{{count}} videos',
  },
  audios: {
    one: '{{count}} recording',
    other: '{{count}} recordings',
  },
  picture: 'Picture from {{name}}',
  notShown: "You can't play videos or recordings here yet.",
};
