export default {
  title: 'Your account is closed',
  text: 'It was deleted at your request. Nobody can find your profile, and nothing is charged any more.',
  help: 'To have it back, log out and write to us: our address is on the page Contacts.',
};
