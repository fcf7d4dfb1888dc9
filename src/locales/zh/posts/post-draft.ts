export default {
  saving: '正在保存',
  saved: '已于 {{time}} 保存',
  kept: '已保存在此设备上',
  local: '保存在此设备上，直到您点按保存',
  refused: '已保存在此设备上。服务器未接受：{{reason}}',
  stale: '此帖子已在另一台设备上更改。',
  staleMore: '未采用的版本会留在草稿中。',
  mine: '在此设备上',
  theirs: '在另一台设备上',
  useMine: '采用此版本',
  useTheirs: '采用另一版本',
  notKept: '无法保存另一版本。没有丢失任何内容。',
  noTitle: '无标题',
  noWords: '无文字',
  pictures: {
    other: '{{count}} 张图片',
  },
};
