export default {
  title: 'Mover para uma pasta',
  folder: 'Pasta',
  none: 'Sem pasta',
  now: 'Mover',
  loading: 'Carregando suas pastas',
  unloaded: 'Não conseguimos carregar suas pastas.',
  again: 'Tentar de novo',
  noFolders: 'Você ainda não tem pastas. Crie uma na sua biblioteca.',
  moved: 'Movido para {{thing}}.',
  out: 'Retirado da pasta.',
  files: {
    one: '{{count}} arquivo',
    many: '{{count}} de arquivos',
    other: '{{count}} arquivos',
  },
};
