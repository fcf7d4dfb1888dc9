export default {
  title: 'Profile',
  lead: 'What people see about you.',
  loading: 'Loading your profile',
  failed: "We couldn't load your profile.",
  displayNameHelp: 'The name that people see.',
  about: 'About me',
  aboutHelp: 'Up to 1,000 characters. Links are clickable.',
  oldLinks: 'Old links redirect here for 30 days.',
  updated: 'Your info has been updated!',
};
