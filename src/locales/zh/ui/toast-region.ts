export default {
  dismiss: '知道了',
};
