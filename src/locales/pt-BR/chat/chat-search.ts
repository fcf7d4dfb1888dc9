export default {
  label: 'Buscar conversas',
  found: 'Conversas encontradas',
  busy: 'Buscando',
  none: 'Nenhuma conversa com “{{text}}”',
  noneText: 'A busca é só entre as pessoas com quem você tem uma conversa.',
  failed: 'Não foi possível buscar em todas as suas conversas. Estas já estavam carregadas.',
  count: {
    one: '{{count}} conversa encontrada',
    many: '{{count}} de conversas encontradas',
    other: '{{count}} conversas encontradas',
  },
};
