export default {
  title: 'Security',
  retry: 'Try again',
  unreachable: 'We got no answer, so your change may already be made. Please try again.',
};
