export default {
  title: 'One step to go',
  lead: '{{provider}} told us who you are. Choose the name and the address of your profile, and your account is ready. No password is needed.',
  emailKnown: 'Email from {{provider}}: {{email}}',
  emailHelp:
    '{{provider}} does not tell us your email address. We send you a link to confirm it, and it lets you back in.',
  cancel: 'Cancel',
  looking: 'One moment...',
};
