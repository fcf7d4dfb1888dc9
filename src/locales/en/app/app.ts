export default {
  misconfiguredTitle: "This site isn't set up correctly",
  missing: 'The site owner needs to add “{{field}}” to its configuration.',
  malformed: 'The site owner needs to correct “{{field}}” in its configuration.',
  unreachableTitle: "We couldn't connect",
  unreachableText: 'The site may be busy, or you may be offline. Please try again.',
  retry: 'Try again',
};
