export default {
  opened: 'You are logged in!',
  expired: {
    title: 'Session Expired!',
    text: 'Please log in again to continue.',
  },
  unconfirmed:
    'You are signed out on this device. We could not reach the server and will tell it as soon as we can.',
  lost: 'We could not keep you signed in. Please check that your browser accepts cookies.',
};
