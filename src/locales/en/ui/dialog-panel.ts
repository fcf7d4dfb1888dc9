export default {
  cancel: 'Cancel',
  close: 'Close',
};
