export default {
  dismiss: 'Ignorer',
};
