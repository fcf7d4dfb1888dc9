export default {
  misconfiguredTitle: 'This site is not set up correctly',
  missing: 'Its configuration lacks “{{field}}”. Whoever runs this site has to add it.',
  malformed: 'Its configuration has a wrong “{{field}}”. Whoever runs this site has to correct it.',
  unreachableTitle: 'We could not reach the server',
  unreachableText:
    'It may be busy, or your connection may be gone. Nothing is lost; please try again.',
  retry: 'Try again',
};
