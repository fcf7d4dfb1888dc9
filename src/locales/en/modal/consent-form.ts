export default {
  title: 'Agreement',
  accept: 'I accept',
  decline: 'Not now',
  missing: 'This agreement cannot be found, so it cannot be accepted. Please contact us.',
  selling: 'To sell your content, please accept this agreement first.',
  explicit: 'To publish explicit content, please accept this agreement first.',
};
