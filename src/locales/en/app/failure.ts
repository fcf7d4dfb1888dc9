export default {
  unreachable: 'We could not reach the server. Nothing you typed is lost; please try again.',
  oops: 'Oops...',
  unexpected: 'Something went wrong! Please try again.',
  unavailable:
    'The server is not available right now. Nothing you typed is lost; please try again in a moment.',
};
