export default {
  label: 'Buscar chats',
  found: 'Chats encontrados',
  busy: 'Buscando',
  none: 'Ningún chat con «{{text}}»',
  noneText: 'Solo se busca entre las personas con las que tienes un chat.',
  failed: 'No se pudo buscar en todos tus chats. Estos son los que ya estaban cargados.',
  count: {
    one: '{{count}} chat encontrado',
    many: '{{count}} de chats encontrados',
    other: '{{count}} chats encontrados',
  },
};
