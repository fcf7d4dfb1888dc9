export default {
  failed: 'Algo ha fallado. Puedes volver a intentarlo sin riesgo.',
  unreachable: 'No pudimos conectar. Puedes volver a intentarlo sin riesgo.',
  gone: 'Esto ya no existe.',
  wait: {
    one: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundo.',
    many: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} de segundos.',
    other: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundos.',
  },
};
