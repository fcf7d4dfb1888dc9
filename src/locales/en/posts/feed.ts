export default {
  loading: 'Loading posts',
  emptyTitle: 'Your feed is quiet',
  emptyText: 'Posts from people you follow show here. Find someone you like first.',
  confinedTitle: 'Verify your email first',
  confinedText:
    'Your feed opens once your email is verified. Until then, you can explore public posts.',
  confirm: 'Verify my email',
  explore: 'Explore',
  end: "You're all caught up.",
  failed: "We couldn't load your feed. Please try again.",
  interrupted: "We couldn't load more posts.",
  retry: 'Try again',
  refresh: 'Refresh feed',
};
