export default {
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  unavailable: "You're not connected. New messages will show when you are.",
  refused: 'Live updates are off. You can still send messages.',
  barred: "We couldn't turn on live updates. Trying again…",
  retry: 'Try now',
};
