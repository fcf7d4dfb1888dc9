export default {
  place: '{{place}} of {{count}}',
  says: '{{place}} of {{count}}. {{words}}',
  renewing: 'Loading again',
  noPicture: 'The picture did not load.',
  stopped: 'The video stopped.',
  unready: 'Being made ready. It is shown here when it is done.',
  retry: 'Try again',
  download: 'Download',
  move: 'Move to folder',
};
