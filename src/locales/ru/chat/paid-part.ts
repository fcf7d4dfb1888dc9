export default {
  insideWords: 'Содержимое: текст',
  lasting: '{{things}} ({{length}})',
  unlock: 'Открыть за {{price}}',
  yours: 'Открыто за {{price}}',
  bought: '{{price}} · Куплено',
  notBought: '{{price}} · Ещё не куплено',
  waiting: '{{price}} за открытие',
};
