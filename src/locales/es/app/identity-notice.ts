export default {
  text: 'Verifica tu identidad para vender y cobrar. Para comprar no hace falta nada.',
  start: 'Empezar',
  later: 'Ahora no',
  approved: 'Puedes vender y cobrar.',
  rejected: 'No pudimos verificar tu identidad.',
  why: 'Ver por qué',
};
