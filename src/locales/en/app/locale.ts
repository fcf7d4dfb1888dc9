export default {
  label: 'Language',
  failed: "We couldn't load that language. Please try again.",
  unkept: "Language saved on this device only. We couldn't save it to your account.",
};
