export default {
  failed: "Something went wrong. It's safe to try again.",
  unreachable: "We couldn't connect. It's safe to try again.",
  gone: 'This no longer exists.',
  wait: {
    one: 'Too many attempts. Try again in {{count}} second.',
    other: 'Too many attempts. Try again in {{count}} seconds.',
  },
};
