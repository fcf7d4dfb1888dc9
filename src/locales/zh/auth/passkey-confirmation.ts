export default {
  use: '改用通行密钥',
  left: '您的设备没有完成操作，尚未确认。',
  refused: '无法用此通行密钥确认。请重试，或改用其他方式。',
};
