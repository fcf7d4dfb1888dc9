export default {
  unreachable: "We couldn't connect. What you typed is safe. Please try again.",
  oops: 'Oops...',
  unexpected: 'Something went wrong! Please try again.',
  serverFull: 'Our storage is full right now, so nothing was saved. Please try again later.',
  serverFullTyped:
    'Our storage is full right now, so nothing was saved. What you typed is safe. Please try again later.',
};
