export default {
  price: 'Preço para abrir',
  range: 'Entre {{min}} e {{max}}',
  open: 'Definir um preço',
  remove: 'Deixar gratuita',
  problems: {
    unreadable: 'Escreva um valor, como {{example}}.',
    tooSmall: 'O menor preço é {{min}}.',
    tooLarge: 'O maior preço é {{max}}.',
  },
  readBack: '{{name}} paga {{price}} para abrir isto.',
  readBackSomebody: 'Abrir isto custa {{price}}.',
  readBackMore: 'O conteúdo e o preço aparecem antes de qualquer pagamento.',
  change: 'Alterar',
  confirm: 'Enviar por {{price}}',
};
