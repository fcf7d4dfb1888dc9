export default {
  you: '我',
  sent: '已发送',
  read: '已读',
  edited: '已编辑',
  queued: '等待发送',
  sending: '正在发送…',
  unknown: '正在确认是否已发送…',
  failed: '未发送。{{reason}}',
  lost: '我们没有收到这条消息。',
  unconfirmed: '消息可能已发送，但回应丢失了。重新发送前请先查看聊天记录。',
  refused: '消息未被接受。',
  /** The sentence after `failed`. */
  check: {
    text: '请检查文字。',
    price: '请检查价格。',
    files: '请检查文件。',
  },
  unverified: '您需要先通过身份验证，才能出售消息。',
  retry: '重试',
  edit: '编辑',
  discard: '删除',
  inside: '内含：{{things}}',
  images: {
    other: '{{count}} 张图片',
  },
  videos: {
    other: '{{count}} 个视频',
  },
  audios: {
    other: '{{count}} 段录音',
  },
  picture: '{{name}} 的图片',
  notShown: '视频和录音暂时还不能在这里播放。',
};
