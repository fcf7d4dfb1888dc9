export default {
  publish: '正在发布',
  apply: '正在应用修改',
  duplicate: '正在创建副本',
  failed: '出错了。您的帖子是安全的。',
  stale: '此帖子已在另一台设备上更改。',
  tooMany: '草稿数量已达上限。请先丢弃一份。',
  identity: '请先验证身份才能出售帖子。',
  incomplete: '内容不完整。请先编辑。',
};
