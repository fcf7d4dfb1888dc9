export default {
  discardTitle: 'Leave without sending?',
  discardBody: 'What you typed here will be lost.',
  discardConfirm: 'Discard',
  discardCancel: 'Keep editing',
};
