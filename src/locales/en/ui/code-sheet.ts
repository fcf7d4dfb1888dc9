export default {
  download: 'Download',
  print: 'Print',
  refused:
    'The browser did not allow copying. Select the codes and copy them yourself, or download them.',
};
