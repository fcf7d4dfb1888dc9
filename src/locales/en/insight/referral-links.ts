export default {
  title: 'My invitation links',
  tab: 'My links',
  terms: {
    one: 'You receive {{percent}} of what each person earns whom you invite, for {{count}} month.',
    other:
      'You receive {{percent}} of what each person earns whom you invite, for {{count}} months.',
  },
  loading: 'Loading your links',
  failed: 'We could not load your links.',
  retry: 'Try again',
  new: 'New link',
  label: 'Label',
  labelHelp: 'Only you see it: where you will post the link, perhaps.',
  wait: {
    one: 'Too many links at once. Wait {{count}} second.',
    other: 'Too many links at once. Wait {{count}} seconds.',
  },
  createFailed: 'The link was not made. Nothing has changed.',
  full: {
    one: 'You have {{count}} link, which is all there may be. Revoke it to make another.',
    other: 'You have {{count}} links, which is all there may be. Revoke one to make another.',
  },
  none: 'No links yet',
  would: 'Make one, send it to somebody, and see here what comes of it.',
  unnamed: 'Link without a label',
  address: 'Address of {{name}}',
  clicks: {
    one: '{{count}} click',
    other: '{{count}} clicks',
  },
  registrations: {
    one: '{{count}} registration',
    other: '{{count}} registrations',
  },
  revoke: 'Revoke',
  revokeNamed: 'Revoke: {{name}}',
  stops: 'The link stops for everybody who has it. That cannot be undone.',
  keep: 'Keep',
  revokeNow: 'Revoke link',
  revokeFailed: 'The link still works. Nothing has changed.',
  made: 'The link is ready.',
  revoked: 'The link was revoked.',
};
