export default {
  label: 'Data saver',
  auto: 'Automatic',
  autoNow: 'It saves now: the network is slow, or your browser asks for it.',
  on: 'On',
  off: 'Off',
};
