export default {
  failed: '图片未能加载。',
  held: '图片',
  hold: '按住显示',
  load: '加载',
  loadOf: '加载：{{picture}}',
  saving: '省流量模式已开启',
  stopped: '视频已停止。',
};
