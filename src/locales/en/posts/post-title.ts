export default {
  label: 'Title',
  save: 'Save',
  leave: 'Leave it as it was',
  saved: 'Title saved.',
  unsaved: 'Not saved. Try again.',
  stale: 'This post was changed on another device. Leave it as it was to see that version.',
};
