export default {
  opened: 'You are logged in!',
  expired: {
    title: 'Session Expired!',
    text: 'Please log in again to continue.',
  },
  renewed: {
    title: 'Your password has been updated!',
    text: 'Please log in again with your new password.',
  },
  unconfirmed: "You're logged out on this device. We'll finish logging out when we can reconnect.",
  lost: "We couldn't keep you signed in. Check that your browser allows cookies.",
};
