export default {
  label: 'Your comment',
  save: 'Save',
  leave: 'Leave it as it is',
  unsaved: 'Not saved. Please try again.',
  tooLate: 'A comment can be edited for 15 minutes; this one is older.',
  removing: 'Will be deleted in a moment.',
  undo: 'Undo',
  kept: 'Not deleted.',
};
