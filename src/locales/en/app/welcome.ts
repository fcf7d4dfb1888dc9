export default {
  documentTitle: 'Welcome',
  title: 'Support the people who make what you love',
  lead: '{{brand}} is where creators share their work and fans stand behind it.',
  loginTitle: 'Sign in to {{brand}}',
  refused: 'You are not logged in. Please login to see more.',
  exploreTitle: 'A look inside',
  register: 'Create an account',
};
