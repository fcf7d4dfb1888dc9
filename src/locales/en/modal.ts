export default {
  dialogFlow: {
    title: "This didn't load",
    text: "Part of the site couldn't load. Please try again.",
  },

  dialogs: {
    lost: "We couldn't open this. Please try again later.",
    done: 'Done',
  },

  discardDialog: {
    discardTitle: 'Leave without sending?',
    discardBody: 'What you typed here will be lost.',
    discardConfirm: 'Discard',
    discardCancel: 'Keep editing',
  },

  refusalNotice: {
    failed: "Something went wrong. It's safe to try again.",
    unreachable: "We couldn't connect. It's safe to try again.",
    gone: 'This no longer exists.',
    wait: {
      one: 'Too many attempts. Try again in {{count}} second.',
      other: 'Too many attempts. Try again in {{count}} seconds.',
    },
  },

  shortcutHelp: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    off: 'You can turn each of these off in settings, under Site.',
    groups: {
      cards: 'Posts',
      goTo: 'Go to',
      anywhere: 'Everywhere',
    },
    keys: {
      cards: 'Next and previous post',
      like: 'Like',
      comments: 'Comments',
      open: 'Open',
      share: 'Copy link',
      newPosts: 'Show new posts',
      filter: 'Go to filter',
      home: 'Home',
      explore: 'Explore',
      messages: 'Messages',
      billing: 'Billing',
      library: 'Library',
      search: 'Search',
      newPost: 'New post',
      help: 'Keyboard shortcuts',
      discreet: 'Discreet mode',
      regions: 'Next part of the page',
      toasts: 'Notices',
      leave: "Close what's open",
    },
  },

  unsavedWords: {
    title: 'Leave without saving?',
    body: 'Anything you typed or changed on this page will be lost.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
};
