export default {
  previous: 'Previous',
  next: 'Next',
};
