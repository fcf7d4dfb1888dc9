export default {
  failed: 'No ha funcionado. No se cambió nada; inténtalo de nuevo.',
  unreachable: 'No pudimos contactar con el servidor. Puedes volver a intentarlo sin riesgo.',
  gone: 'Esto ya no existe.',
  wait: {
    one: 'Demasiados intentos. Podrás intentarlo de nuevo en {{count}} segundo.',
    many: 'Demasiados intentos. Podrás intentarlo de nuevo en {{count}} de segundos.',
    other: 'Demasiados intentos. Podrás intentarlo de nuevo en {{count}} segundos.',
  },
};
