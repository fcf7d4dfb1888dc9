export default {
  offline: "You're offline. What you type is saved. Send it when you're back online.",
  unreachable: "We can't connect right now. Still trying…",
  checking: 'Trying to connect…',
  restored: "You're back online.",
  retry: 'Try now',
};
