export default {
  title: "This didn't load",
  text: "Part of the site couldn't load. Please try again.",
};
