export default {
  publish: 'Publishing',
  apply: 'Applying your changes',
  duplicate: 'Making a copy',
  failed: 'That did not work. Nothing is lost.',
  stale: 'This post was changed on another device.',
  tooMany: 'You have as many drafts as there can be. Discard one first.',
  identity: 'Verify your identity to sell posts.',
  incomplete: 'Something is missing in it. Edit it first.',
};
