export default {
  title: 'Edit message',
  label: 'New words',
  save: 'Save',
  cancel: 'Stop editing',
  late: 'A message can be edited for 15 minutes after it was sent.',
  bought: 'This message was bought and stays as it is.',
  restricted: 'This person takes no messages from you.',
  gone: 'This message is no longer there.',
  unreachable: 'The server cannot be reached. Your words are kept; try again.',
  refused: 'The change was not accepted. Your words are kept.',
};
