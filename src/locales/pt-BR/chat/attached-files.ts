export default {
  button: 'Anexar imagens',
  place: 'Mover {{filename}}, {{place}} de {{count}}',
  order: 'Arraste ou use as setas do teclado',
  moved: '{{filename}} agora é {{place}} de {{count}}.',
  list: 'Arquivos anexados',
  count: '{{count}} de {{most}}',
  wait: {
    one: '{{count}} de {{all}} está sendo preparado.',
    many: '{{count}} de {{all}} estão sendo preparados.',
    other: '{{count}} de {{all}} estão sendo preparados.',
  },
  trouble: 'Remova o arquivo que falhou ou tente de novo.',
  broken: 'Remova o arquivo que falhou.',
  surplus: {
    one: '{{count}} arquivo ficou de fora: uma mensagem aceita {{most}}.',
    many: '{{count}} de arquivos ficaram de fora: uma mensagem aceita {{most}}.',
    other: '{{count}} arquivos ficaram de fora: uma mensagem aceita {{most}}.',
  },
};
