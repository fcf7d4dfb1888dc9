export default {
  failed: 'That did not work. Nothing was changed; please try again.',
  unreachable: 'We could not reach the server. It is safe to try again.',
  gone: 'This is not there any more.',
  wait: {
    one: 'Too many attempts. You can try again in {{count}} second.',
    other: 'Too many attempts. You can try again in {{count}} seconds.',
  },
};
