export default {
  search: 'Search people and posts',
  order: 'Sort by',
  new: 'Newest',
  popular: 'Most liked',
  interrupted: "We couldn't load more posts.",
  end: "That's everything.",
  clear: 'Clear search',
};
