export default {
  retry: 'Try again',
  loading: 'Loading...',
  page: 'Page',
};
