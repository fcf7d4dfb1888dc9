export default {
  button: 'Attach pictures',
  place: 'Move {{filename}}, {{place}} of {{count}}',
  order: 'Drag it, or use the arrow keys',
  moved: '{{filename}} is now {{place}} of {{count}}.',
  list: 'Attached files',
  count: '{{count}} of {{most}}',
  wait: {
    one: '{{count}} of {{all}} is being made ready.',
    other: '{{count}} of {{all}} are being made ready.',
  },
  trouble: 'Remove the file that failed, or try it again.',
  broken: 'Remove the file that failed.',
  surplus: {
    one: '{{count}} file was left out: a message takes {{most}}.',
    other: '{{count}} files were left out: a message takes {{most}}.',
  },
};
