export default {
  insideWords: 'Contém: uma mensagem escrita',
  lasting: '{{things}} ({{length}})',
  unlock: 'Desbloquear por {{price}}',
  yours: 'Desbloqueada por {{price}}',
  bought: '{{price}} · Comprada',
  notBought: '{{price}} · Ainda não comprada',
  waiting: '{{price}} para abrir',
};
