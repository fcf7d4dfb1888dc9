export default {
  button: 'Attach pictures',
  list: 'Attached files',
  count: '{{count}} of {{most}}',
  wait: 'The message can be sent when every file is ready.',
  trouble: 'Remove the file that failed, or try it again.',
  chatDeletion: 'Remove the file that failed.',
  surplus: {
    one: '{{count}} file was left out: a message takes {{most}}.',
    other: '{{count}} files were left out: a message takes {{most}}.',
  },
};
