export default {
  place: '{{place}} of {{count}}',
  says: '{{place}} of {{count}}. {{words}}',
  renewing: 'Loading again',
  noPicture: "This picture didn't load.",
  stopped: 'The video stopped.',
  unready: "Processing. It will show here when it's ready.",
  retry: 'Try again',
  download: 'Download',
  move: 'Move to folder',
};
