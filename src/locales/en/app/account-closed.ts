export default {
  title: 'Your account is closed',
  heading: 'Your account will be deleted on {{date}}',
  lead: 'No one sees it anymore and nothing is charged. Until then, one press brings everything back.',
  keep: 'Keep my account',
  ended: 'These renewals ended meanwhile: {{names}}.',
  endedOne: '{{name}} on {{date}}',
  gone: 'This account is gone.',
  goneText: 'Log out to create a new one.',
  welcome: 'Welcome back. Nothing was deleted.',
  text: "You asked us to delete it. Your profile is hidden and you won't be charged again.",
  help: "Want it back? Write to us. You'll find our address under Contacts.",
};
