export default {
  undo: 'This could not be undone for {{name}}.',
  offline: 'You are offline. Nothing was changed.',
  throttled: 'Too many changes at once. Please wait a moment.',
  gone: '{{name}} is not here any more.',
  barred: 'This is not allowed for {{name}}.',
  failed: 'That did not work. Nothing was changed; please try again.',
};
