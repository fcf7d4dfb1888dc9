export default {
  unsaid: "This site doesn't say whether it's on.",
};
