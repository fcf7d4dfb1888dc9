export default {
  available: 'Disponível',
  pending: 'Pendente',
  next: 'Próximas cobranças',
  none: 'Nenhuma',
  on: '{{amount}} em {{date}}',
  day: 'em {{date}}',
  laterDays: {
    one: 'e mais {{count}} dia',
    many: 'e mais {{count}} de dias',
    other: 'e mais {{count}} dias',
  },
  loading: 'Carregando seu saldo',
  failed: 'Não conseguimos carregar seu saldo. Seu dinheiro está seguro.',
  payOut: 'Solicitar saque',
  see: 'Ver cobranças',
  mend: 'Pagar',
  refused: {
    one: '{{count}} renovação foi recusada.',
    many: '{{count}} de renovações foram recusadas.',
    other: '{{count}} renovações foram recusadas.',
  },
};
