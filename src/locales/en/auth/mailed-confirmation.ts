export default {
  title: "Confirm it's you",
  lead: 'You sign in with another service and have no password here. We can email a link to {{email}} instead. Open it in this browser to continue.',
  send: 'Send me a link',
  again: 'Send another link',
  sentTitle: 'Check your email',
  sent: 'Open the link in this browser and this page will continue. Not there? Check your spam folder.',
};
