export default {
  label: 'Data saver',
  auto: 'Automatic',
  autoNow: 'On now: your network is slow, or your browser asked for it.',
  on: 'On',
  off: 'Off',
};
