export default {
  title: 'Who can comment',
  readers: 'Everybody who reads it',
  subscribers: 'Subscribers',
  nobody: 'Nobody',
  refused: 'Your choice did not get through.',
};
