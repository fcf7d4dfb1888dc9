export default {
  amounts: 'Cuánto',
  own: 'Otro importe',
  limits: 'Entre {{min}} y {{max}}',
  message: 'Un mensaje para {{name}}',
  optional: 'Opcional',
  forPost: 'Por una publicación de {{name}}',
  forMessage: 'Por un mensaje de {{name}}',
  review: 'Continuar',
  cancel: 'Cancelar',
  problems: {
    unreadable: 'Escribe un importe, como {{example}}.',
    tooSmall: 'La propina mínima es {{min}}.',
    tooLarge: 'La propina máxima es {{max}}.',
  },
};
