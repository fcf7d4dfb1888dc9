export default {
  username: 'Username',
  usernameHelp:
    '2 to 30 letters, digits, hyphens or underscores. It is the address of your profile.',
  checking: 'Looking whether the name is free...',
  free: '{{name}} is free.',
  problems: {
    taken: 'Somebody has this username already. Please choose another one.',
    reserved: 'This name is kept for the site itself. Please choose another one.',
    invalid: 'Please use 2 to 30 letters, digits, hyphens or underscores.',
  },
};
