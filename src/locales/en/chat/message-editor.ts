export default {
  title: 'Edit message',
  label: 'Message text',
  save: 'Save',
  cancel: 'Stop editing',
  late: 'You can edit a message for 15 minutes after sending it.',
  bought: "This message was bought, so it can't be edited.",
  restricted: "You can't message this person.",
  gone: 'This message no longer exists.',
  unreachable: "We couldn't connect. Your text is saved. Try again.",
  refused: "Your edit wasn't accepted. Your text is saved.",
};
