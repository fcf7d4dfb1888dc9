export default {
  title: 'Settings',
  pages: 'Pages of the settings',
  account: 'Account',
  site: 'Site',
  security: 'Security',
  unsaved: 'Not saved yet',
  discard: 'Discard',
  save: 'Save',
};
