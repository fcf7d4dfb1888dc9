export default {
  title: 'One last step',
  lead: '{{provider}} confirmed who you are. Choose your display name and username to finish. No password needed.',
  emailKnown: 'Email from {{provider}}: {{email}}',
  emailHelp:
    "{{provider}} doesn't share your email. We'll send a link to verify it, so you can always get back in.",
  cancel: 'Cancel',
  looking: 'One moment…',
};
