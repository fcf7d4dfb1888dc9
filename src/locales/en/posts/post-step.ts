export default {
  publish: 'Publishing',
  apply: 'Applying your changes',
  duplicate: 'Making a copy',
  failed: 'Something went wrong. Your post is safe.',
  stale: 'This post was changed on another device.',
  tooMany: "You've reached the draft limit. Discard one first.",
  identity: 'Verify your identity to sell posts.',
  incomplete: 'Something is missing. Edit it first.',
};
