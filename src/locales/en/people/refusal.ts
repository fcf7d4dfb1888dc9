export default {
  undo: "We couldn't undo this for {{name}}.",
  offline: "We got no answer, so it may already be done. It's safe to try again.",
  throttled: 'Too many changes at once. Please wait a moment.',
  gone: '{{name}} is no longer here.',
  barred: "You can't do this for {{name}}.",
  failed: "Something went wrong. It's safe to try again.",
};
