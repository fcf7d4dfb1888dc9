export default {
  invited: '{{name}} invited you',
  invitedText: "We'll note it when you create your account.",
  unnamed: "You've been invited",
};
