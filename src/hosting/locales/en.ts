export default {
  answers: {
    busy: { title: 'Too many requests', text: 'Wait a minute, then try again.' },
    broken: {
      title: 'Something went wrong!',
      text: "We couldn't show this page. Please try again.",
    },
    away: {
      title: "This page isn't available right now",
      text: 'The site may be busy. Please try again in a few minutes.',
    },
    starting: { title: 'The site is starting', text: "This page opens when it's ready." },
  },

  boot: {
    failed: { title: "This page didn't load", text: 'Check your connection, then try again.' },
    old: {
      title: 'This browser is too old',
      text: 'Update it, or open this page in another browser.',
    },
    retry: 'Try again',
  },

  noScripts: {
    title: 'This site needs JavaScript',
    text: "Turn on JavaScript in your browser's settings, then reload the page.",
  },
};
