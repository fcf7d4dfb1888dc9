export default {
  title: 'Not offered here',
  text: "This site doesn't have this part.",
};
