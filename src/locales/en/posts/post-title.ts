export default {
  label: 'Title',
  save: 'Save',
  leave: 'Keep as is',
  saved: 'Title saved.',
  unsaved: "We couldn't confirm the title. Try again.",
  stale: 'This post was changed on another device. Choose “Keep as is” to see that version.',
};
