export default {
  create: 'New folder',
  rename: 'Rename the folder {{thing}}',
  name: 'Name',
  limit: 'Up to {{count}} characters.',
  add: 'Create',
  save: 'Save',
  taken: 'You already have a folder with this name.',
  long: 'Use {{count}} characters or fewer.',
  missing: 'This folder no longer exists.',
};
