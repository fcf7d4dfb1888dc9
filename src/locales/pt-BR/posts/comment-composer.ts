export default {
  label: 'Escreva um comentário',
  send: 'Enviar o comentário',
  sending: 'Enviando',
  unsent: 'Não conseguimos confirmar o envio. Tente de novo: ele não aparecerá duas vezes.',
  discard: 'Excluir',
  tooLong: 'Um comentário tem no máximo 1.000 caracteres.',
  left: {
    one: 'Resta {{count}} caractere',
    many: 'Restam {{count}} de caracteres',
    other: 'Restam {{count}} caracteres',
  },
};
