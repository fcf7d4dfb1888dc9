export default {
  form: 'Escribir un mensaje',
  label: 'Mensaje',
  placeholder: 'Escribe un mensaje',
  send: 'Enviar',
  more: 'Añadir al mensaje',
  drop: 'Suelta para adjuntar',
  left: {
    one: 'Queda {{count}} carácter.',
    other: 'Quedan {{count}} caracteres.',
  },
  tooLong: {
    one: 'Sobra {{count}} carácter.',
    other: 'Sobran {{count}} caracteres.',
  },
  unreachable: 'No se puede llegar al servidor. Tus mensajes se enviarán cuando se pueda.',
  lockedOut: 'Han sido muchos de golpe. El envío continúa en un momento.',
  held: 'Tu sesión ha terminado. Lo que escribiste se guarda hasta que vuelvas a entrar.',
  bars: {
    blocking: 'Has bloqueado a esta persona. Perdónala para escribirle.',
    restricted: 'Esta persona no acepta mensajes tuyos.',
    unanswered: 'Podrás escribir más cuando esta persona responda.',
    missing: 'La persona no existe o no se le puede escribir.',
    gone: 'Esta cuenta se está eliminando. Nadie leería lo que escribas.',
  },
  blacklist: 'Abrir tu lista negra',
  readOnly: 'Aquí nadie lee respuestas.',
};
