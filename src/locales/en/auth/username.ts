export default {
  username: 'Username',
  usernameHelp: "2 to 30 letters, digits, hyphens or underscores. It's your profile's address.",
  checking: "Checking if it's available…",
  free: '{{thing}} is available.',
  problems: {
    taken: 'This username is taken. Please choose another.',
    reserved: 'This username is reserved. Please choose another.',
    invalid: 'Please use 2 to 30 letters, digits, hyphens or underscores.',
  },
};
