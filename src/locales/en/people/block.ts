export default {
  title: 'Mute, restrict or block {{name}}',
  lead: 'Choose what happens from now on. You can undo it anytime.',
  legend: 'What should happen?',
  now: 'Current',
  mute: {
    label: 'Mute',
    first: "You won't see their posts and messages.",
    second: "They can still see and message you. They aren't told.",
    done: '{{name}} is muted.',
  },
  restrict: {
    label: 'Restrict',
    first: 'They can still see what you publish.',
    second: "They can't message you, and they'll see that if they try.",
    done: '{{name}} is restricted.',
  },
  block: {
    label: 'Block',
    first: "They can't see anything of yours. They aren't told.",
    second:
      "You unfollow each other. Their subscription to you ends and unused days are refunded; yours to them won't renew.",
    done: '{{name}} is blocked.',
  },
  undo: 'Undo',
};
