export default {
  label: 'Your comment',
  save: 'Save',
  leave: 'Keep as is',
  unsaved: "We couldn't confirm your edit. Please try again.",
  tooLate: 'You can only edit a comment for 15 minutes after posting.',
  removing: 'Deleting in a moment.',
  undo: 'Undo',
  kept: "We couldn't confirm that it's deleted.",
};
