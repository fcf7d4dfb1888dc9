export default {
  title: 'Agreement',
  accept: 'I accept',
  decline: 'Not now',
  missing: "We couldn't find this agreement, so you can't accept it. Please contact us.",
  selling: 'To sell your content, please accept this agreement first.',
  explicit: 'To publish explicit content, please accept this agreement first.',
};
