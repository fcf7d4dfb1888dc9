export default {
  unsaid: 'Ce site n’indique pas si elle est activée.',
};
