export default {
  label: '关于此人',
  open: '关于 {{name}}',
};
