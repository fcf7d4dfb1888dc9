export default {
  title: 'Log out?',
  waiting: 'Finishing before you log out…',
  stay: 'Stay',
  leave: 'Log out',
  now: 'Log out now',
  unfinished: 'Not finished yet: {{things}}.',
  messages: { one: '{{count}} message', other: '{{count}} messages' },
  comments: { one: '{{count}} comment', other: '{{count}} comments' },
  posts: { one: '{{count}} post', other: '{{count}} posts' },
  files: { one: '{{count}} file', other: '{{count}} files' },
  payments: { one: '{{count}} payment', other: '{{count}} payments' },
  changes: { one: '{{count}} change', other: '{{count}} changes' },
  typed: {
    one: 'Words in {{count}} tab are not sent.',
    other: 'Words in {{count}} tabs are not sent.',
  },
  silent: {
    one: 'We couldn’t check {{count}} other tab.',
    other: 'We couldn’t check {{count}} other tabs.',
  },
  lost: 'Add files that aren’t uploaded by then again.',
  kept: 'We’ll keep your messages and what you typed on this device until you sign in again.',
};
