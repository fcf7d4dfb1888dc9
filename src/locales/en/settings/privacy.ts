export default {
  writers: {
    label: 'Who can message you',
    everyone: 'Everyone',
    known: 'People you know',
    nobody: 'No one new',
    help: "People you know are those you follow, subscribe to, or who subscribe to you. Anyone you've written to can always reply.",
  },
  online: {
    label: "Who sees when you're online",
    shown: 'Everyone',
    hidden: 'No one',
    help: "If no one sees it, you won't see it about others in chats either.",
  },
  finding: {
    label: 'Search and suggestions',
    shown: 'Show me',
    hidden: 'Hide me',
    help: 'Your profile stays open to anyone who has its link.',
  },
};
