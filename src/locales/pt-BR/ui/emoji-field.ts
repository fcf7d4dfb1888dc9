export default {
  open: 'Adicionar emoji',
  panel: 'Emoji',
  search: 'Buscar emoji',
  tone: 'Mudar o tom de pele',
  none: 'Nenhum emoji tem esse nome.',
  added: '{{emoji}} adicionado',
};
