export default {
  button: 'Anexar imagens',
  list: 'Arquivos anexados',
  count: '{{count}} de {{most}}',
  wait: 'A mensagem poderá ser enviada quando todos os arquivos estiverem prontos.',
  trouble: 'Remova o arquivo que falhou ou tente de novo.',
  chatDeletion: 'Remova o arquivo que falhou.',
  surplus: {
    one: '{{count}} arquivo ficou de fora: uma mensagem aceita {{most}}.',
    many: '{{count}} de arquivos ficaram de fora: uma mensagem aceita {{most}}.',
    other: '{{count}} arquivos ficaram de fora: uma mensagem aceita {{most}}.',
  },
};
