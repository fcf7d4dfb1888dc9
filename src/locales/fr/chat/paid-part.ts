export default {
  insideWords: 'Contient : un message écrit',
  lasting: '{{things}} ({{length}})',
  unlock: 'Déverrouiller pour {{price}}',
  yours: 'Déverrouillé pour {{price}}',
  bought: '{{price}} · Acheté',
  notBought: '{{price}} · Pas encore acheté',
  waiting: '{{price}} pour ouvrir',
};
