export default {
  title: 'Who can comment',
  readers: 'Everyone who can see it',
  subscribers: 'Subscribers',
  nobody: 'No one',
  refused: "We couldn't save your choice.",
};
