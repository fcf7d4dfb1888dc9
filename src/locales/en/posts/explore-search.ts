export default {
  search: 'Search people and posts',
  order: 'What comes first',
  new: 'Newest',
  popular: 'Most liked',
  interrupted: 'The next posts did not come.',
  end: 'That is everything.',
  clear: 'Show everything',
};
