export default {
  dismiss: 'Dismiss',
};
