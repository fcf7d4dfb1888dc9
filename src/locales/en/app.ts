export default {
  unreachable: 'We could not reach the server. Nothing you typed is lost; please try again.',
  unexpected: 'Something went wrong! Please try again.',
};
