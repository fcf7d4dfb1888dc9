export default {
  download: 'Download',
  print: 'Print',
  refused: 'Your browser blocked copying. Select and copy the codes yourself, or download them.',
};
