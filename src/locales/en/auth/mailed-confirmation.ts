export default {
  title: 'Confirm that it is you',
  lead: 'You sign in through another site and have no password here. We can mail you a link to {{email}} instead. Open it in this browser, and you can go on.',
  send: 'Send me a link',
  again: 'Send another link',
  sentTitle: 'The link is on its way',
  sent: 'Open it in this browser. This page goes on by itself. Nothing there? Look in the spam folder too.',
};
