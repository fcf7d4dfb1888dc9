export default {
  available: 'Disponível',
  pending: 'Pendente',
  next: 'Próximas cobranças',
  none: 'Nenhuma',
  on: '{{amount}} em {{date}}',
  day: 'em {{date}}',
  laterDays: {
    one: 'e mais {{count}} dia',
    many: 'e mais {{count}} dias',
    other: 'e mais {{count}} dias',
  },
  loading: 'Carregando seu saldo',
  failed: 'Não conseguimos carregar seu saldo. Nada se perdeu.',
  payOut: 'Sacar',
  see: 'Ver',
  mend: 'Pagar',
  refused: {
    one: '{{count}} renovação foi recusada.',
    other: '{{count}} renovações foram recusadas.',
  },
};
