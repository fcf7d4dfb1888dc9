export default {
  loading: 'Loading posts',
  emptyTitle: 'Your feed is quiet',
  emptyText: 'Posts of the people you follow will be here. Find somebody you like first.',
  confinedTitle: 'Confirm your email first',
  confinedText:
    'Your feed opens as soon as your email is confirmed. Until then you can explore what is public.',
  confirm: 'Confirm my email',
  explore: 'Explore',
  end: 'You have seen every post.',
  failed: 'We could not load your feed. Nothing is lost; please try again.',
  interrupted: 'The next posts did not come.',
  retry: 'Try again',
  refresh: 'Look for new posts',
};
