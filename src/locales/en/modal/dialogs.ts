export default {
  lost: "We couldn't open this. Please try again later.",
  done: 'Done',
};
