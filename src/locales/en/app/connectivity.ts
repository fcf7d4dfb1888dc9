export default {
  offline: 'You are offline. What you type is kept; it can be sent once you are back.',
  unreachable: 'The server does not answer. We keep trying.',
  checking: 'Trying to reach the server...',
  restored: 'You are back online.',
  retry: 'Try now',
};
