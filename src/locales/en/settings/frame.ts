export default {
  title: 'Settings',
  pages: 'Settings sections',
  account: 'Account',
  site: 'Site',
  security: 'Security',
  identity: 'Identity',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  absent: "This site doesn't offer this.",
};
