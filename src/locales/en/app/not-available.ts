export default {
  title: 'Not available yet',
  text: 'This part of the product is not built yet.',
};
