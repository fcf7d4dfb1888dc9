export default {
  country: 'Country',
  help: 'Shown on your profile. You can leave it out.',
  none: 'Not set',
  loading: 'Loading countries…',
  failed: 'We couldn’t load the countries.',
};
