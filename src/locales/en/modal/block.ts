export default {
  title: 'Limit {{name}}',
  lead: 'Choose what happens from now on. You can take it back at any time.',
  legend: 'What should happen?',
  now: 'In force now',
  mute: {
    label: 'Mute',
    first: 'You no longer see their posts and messages.',
    second: 'They can still see you and write to you, and are not told.',
    done: '{{name}} is muted.',
  },
  restrict: {
    label: 'Restrict',
    first: 'They can read what you publish.',
    second: 'They cannot write to you, and see that when they try.',
    done: '{{name}} is restricted.',
  },
  block: {
    label: 'Block',
    first: 'They see nothing of you any more, and are not told.',
    second: 'You stop following each other; renewals between you are cancelled, without a refund.',
    done: '{{name}} is blocked.',
  },
  undo: 'Undo',
  undone: '{{name}} is not limited any more.',
};
