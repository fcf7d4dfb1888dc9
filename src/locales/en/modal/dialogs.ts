export default {
  lost: 'This window could not be opened. Please try again later.',
  done: 'Done',
};
