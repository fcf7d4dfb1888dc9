export default {
  you: 'You',
  sent: 'Sent',
  read: 'Read',
  edited: 'edited',
  queued: 'Waiting to be sent',
  sending: 'Sending…',
  unknown: 'Checking whether it was sent…',
  failed: 'Not sent. {{reason}}',
  lost: 'The server has no trace of it.',
  unconfirmed:
    'It may have been sent: the answer was lost. Look in the chat before you send it again.',
  refused: 'It was not accepted.',
  unverified: 'Your identity must be verified before you sell messages.',
  retry: 'Try again',
  edit: 'Edit',
  discard: 'Delete',
  inside: 'Inside: {{things}}',
  images: {
    one: '{{count}} photo',
    other: '{{count}} photos',
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
  notShown: 'Videos and recordings cannot be played here yet.',
};
