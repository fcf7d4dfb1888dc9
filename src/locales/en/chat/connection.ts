export default {
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  unavailable: 'No live connection. New messages will appear when it is back.',
  refused: 'Live messages are off. What you write is still sent.',
  barred: 'Live messages could not be switched on. Trying again…',
  retry: 'Try now',
};
