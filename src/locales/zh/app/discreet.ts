export default {
  label: '隐私模式',
  help: '在此设备上隐藏名字、金额、图片和标签页标题。即将支付的金额始终显示。快捷键：Shift+Alt+D。',
};
