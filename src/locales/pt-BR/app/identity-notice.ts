export default {
  text: 'Comprove sua identidade para vender e receber. Para comprar não é preciso nada.',
  start: 'Começar',
  later: 'Agora não',
  approved: 'Você pode vender e receber.',
  rejected: 'Não conseguimos verificar sua identidade.',
  why: 'Ver o motivo',
};
