export default {
  insideWords: 'Contiene: un mensaje escrito',
  lasting: '{{things}} ({{length}})',
  unlock: 'Desbloquear por {{price}}',
  yours: 'Desbloqueado por {{price}}',
  bought: '{{price}} · Comprado',
  notBought: '{{price}} · Sin comprar todavía',
  waiting: '{{price}} para abrirlo',
};
