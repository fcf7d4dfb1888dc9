export default {
  insideWords: 'Inside: a text message',
  lasting: '{{things}} ({{length}})',
  unlock: 'Unlock for {{price}}',
  yours: 'Unlocked for {{price}}',
  bought: '{{price}} · Bought',
  notBought: '{{price}} · Not bought yet',
  waiting: '{{price}} to unlock',
};
