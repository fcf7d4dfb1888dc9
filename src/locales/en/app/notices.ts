export default {
  label: 'Notices',
};
