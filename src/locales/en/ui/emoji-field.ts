export default {
  open: 'Add emoji',
  panel: 'Emoji',
  search: 'Search emoji',
  tone: 'Change skin tone',
  none: 'No emoji has that name.',
  added: '{{emoji}} added',
};
