export default {
  renewFor: '以 {{price}} 恢复续费',
  again: '重新订阅',
  label: '{{action}}：{{name}}',
};
