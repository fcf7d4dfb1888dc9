export default {
  accountClosed: {
    title: 'Your account is closed',
    heading: 'Your account will be deleted on {{date}}',
    lead: 'No one sees it anymore and nothing is charged. Until then, one press brings everything back.',
    keep: 'Keep my account',
    ended: 'These renewals ended meanwhile: {{names}}.',
    endedOne: '{{name}} on {{date}}',
    gone: 'This account is gone.',
    goneText: 'Log out to create a new one.',
    welcome: 'Welcome back. Nothing was deleted.',
    welcomeWithout:
      'Welcome back. Nothing was deleted. Subscriptions that ended meanwhile are listed here.',
    text: "You asked us to delete it. Your profile is hidden and you won't be charged again.",
    help: 'Want it back? See Contacts for a way to reach whoever runs this site.',
  },

  dataSaver: {
    label: 'Data saver',
    auto: 'Automatic',
    autoNow: 'On now: your network is slow, or your browser asked for it.',
    on: 'On',
    off: 'Off',
  },

  discreet: {
    label: 'Discreet mode',
    help: 'Hides names, amounts, pictures and the title of the tab on this device. What you are about to pay always shows. Keys: Shift+Alt+D.',
  },

  emailNotice: {
    changed: 'Your email was changed.',
  },

  exportNotice: {
    making: 'Making your copy',
    ready: 'Your copy is ready.',
    unfinished: "We couldn't finish your copy.",
    view: 'View',
  },

  identityNotice: {
    text: "Verify your identity to sell and get paid. You don't need it to buy.",
    start: 'Start',
    later: 'Not now',
    approved: 'You can sell and get paid.',
    rejected: "We couldn't verify your identity.",
    why: 'See why',
  },

  notAvailable: {
    title: 'Not offered here',
    text: "This site doesn't have this part.",
  },

  shortcuts: {
    label: 'Keyboard shortcuts',
    on: 'On',
    off: 'Off',
    show: 'View shortcuts',
    copied: 'Link copied: {{link}}',
    copyRefused: "Your browser blocked copying. Here's the link: {{url}}",
  },
};
