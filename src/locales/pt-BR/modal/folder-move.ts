export default {
  title: 'Mover para uma pasta',
  folder: 'Pasta',
  none: 'Sem pasta',
  now: 'Mover',
  loading: 'Carregando suas pastas',
  unloaded: 'Não foi possível carregar suas pastas. Nada se perdeu.',
  again: 'Tentar de novo',
  noFolders: 'Você ainda não tem pastas. Crie uma na sua biblioteca.',
  moved: 'Movido para {{name}}.',
  out: 'Retirado da pasta.',
  files: {
    one: '{{count}} arquivo',
    many: '{{count}} arquivos',
    other: '{{count}} arquivos',
  },
};
