export default {
  dismiss: '关闭',
  undo: '撤销',
  person: {
    title: '删除与 {{name}} 的聊天？',
    body: '消息会从您的列表中消失，{{name}} 仍能看到。已购买的内容仍归您所有，但不再出现在聊天中。',
    confirm: '删除聊天',
    waiting: '与 {{name}} 的聊天将在 {{count}} 秒后删除。',
    deleting: '正在删除与 {{name}} 的聊天。',
    refused: '无法删除与 {{name}} 的聊天。一切未变。',
    spared: '{{name}} 在此期间给您发了消息，因此聊天已保留。',
    over: '完成。',
  },
  system: {
    title: '清除所有通知？',
    body: '它们会从您的所有设备上消失，无法恢复。',
    confirm: '清除通知',
    waiting: '您的通知将在 {{count}} 秒后清除。',
    deleting: '正在清除您的通知。',
    refused: '无法清除您的通知。一切未变。',
    spared: '在此期间有新通知，因此通知已保留。',
    over: '完成。',
  },
};
