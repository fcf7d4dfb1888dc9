export default {
  unreachable: 'We could not reach the server. Nothing you typed is lost; please try again.',
  unexpected: 'Something went wrong! Please try again.',
  unavailable:
    'The server is not available right now. Nothing you typed is lost; please try again in a moment.',
  locale: {
    label: 'Language',
    failed: 'That language could not be loaded. You can try again.',
    unkept: 'Your language is kept on this device. We could not save it in your settings.',
  },
};
