export default {
  lost: '无法打开此窗口。请稍后再试。',
  done: '完成',
};
