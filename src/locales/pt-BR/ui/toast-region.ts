export default {
  dismiss: 'Dispensar',
};
