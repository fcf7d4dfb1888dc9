export default {
  title: 'Security',
  retry: 'Try again',
  unreachable: 'We could not reach the server. Nothing has changed; please try again.',
};
