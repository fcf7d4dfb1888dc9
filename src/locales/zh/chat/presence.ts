export default {
  here: '在线',
  typing: '{{name}} 正在输入…',
  somebody: '有人',
};
