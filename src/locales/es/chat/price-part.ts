export default {
  price: 'Precio para abrirlo',
  range: 'Entre {{min}} y {{max}}',
  open: 'Poner un precio',
  remove: 'Hacerlo gratuito',
  problems: {
    unreadable: 'Escribe un importe, por ejemplo {{example}}.',
    tooSmall: 'El precio más bajo es {{min}}.',
    tooLarge: 'El precio más alto es {{max}}.',
  },
  readBack: '{{name}} paga {{price}} para abrir esto.',
  readBackSomebody: 'Abrir esto cuesta {{price}}.',
  readBackMore: 'El contenido y el precio se ven antes de pagar nada.',
  change: 'Cambiar',
  confirm: 'Enviar por {{price}}',
};
