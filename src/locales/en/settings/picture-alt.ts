export default {
  title: "Describe what's in it",
  help: "For people who can't see it. Up to 1,000 characters.",
  submit: 'Save description',
  updated: 'Your description is saved.',
};
