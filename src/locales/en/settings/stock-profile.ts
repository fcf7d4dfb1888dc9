export default {
  emailHelp: "If you change your email, you'll have to verify it again.",
};
