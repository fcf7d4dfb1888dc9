export default {
  title: 'Profile',
  lead: 'What others read of you.',
  loading: 'Loading your profile',
  failed: 'We could not load your profile.',
  displayNameHelp: 'The name that people see.',
  about: 'About me',
  aboutHelp: 'At most 1,000 characters. Links can be followed.',
  oldLinks: 'Old links lead here for 30 days.',
  updated: 'Your info has been updated!',
};
