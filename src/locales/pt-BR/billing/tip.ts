export default {
  amounts: 'Quanto',
  own: 'Outro valor',
  limits: 'Entre {{min}} e {{max}}',
  message: 'Uma mensagem para {{name}}',
  optional: 'Opcional',
  forPost: 'Por uma publicação de {{name}}',
  forMessage: 'Por uma mensagem de {{name}}',
  review: 'Continuar',
  cancel: 'Cancelar',
  problems: {
    unreadable: 'Escreva um valor, como {{example}}.',
    tooSmall: 'A menor gorjeta é {{min}}.',
    tooLarge: 'A maior gorjeta é {{max}}.',
  },
};
