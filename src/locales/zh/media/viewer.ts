export default {
  place: '第 {{place}} 个，共 {{count}} 个',
  says: '第 {{place}} 个，共 {{count}} 个。{{words}}',
  renewing: '正在重新加载',
  noPicture: '图片未能加载。',
  stopped: '视频已停止。',
  unready: '处理中。完成后会显示在这里。',
  retry: '重试',
  download: '下载',
  move: '移到文件夹',
};
