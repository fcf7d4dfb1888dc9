export default {
  create: 'New folder',
  rename: 'Rename the folder {{name}}',
  name: 'Name',
  limit: 'Up to {{count}} characters.',
  add: 'Create',
  save: 'Save',
  taken: 'You already have a folder of this name.',
  long: 'At most {{count}} characters.',
  missing: 'This folder is not there any more.',
};
