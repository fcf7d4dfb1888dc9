export default {
  form: 'Escribir un mensaje',
  label: 'Mensaje',
  placeholder: 'Escribe un mensaje',
  send: 'Enviar',
  more: 'Añadir al mensaje',
  drop: 'Suelta para adjuntar',
  left: {
    one: 'Queda {{count}} carácter.',
    many: 'Quedan {{count}} de caracteres.',
    other: 'Quedan {{count}} caracteres.',
  },
  tooLong: {
    one: 'Sobra {{count}} carácter.',
    many: 'Sobran {{count}} de caracteres.',
    other: 'Sobran {{count}} caracteres.',
  },
  unreachable: 'No podemos conectar. Tus mensajes se enviarán cuando vuelva la conexión.',
  lockedOut: 'Demasiados mensajes seguidos. El envío continúa en un momento.',
  unserved: 'Ahora mismo no podemos recibir mensajes. Los tuyos se enviarán en un momento.',
  serverFull:
    'Nuestro almacenamiento está lleno y ahora no se guarda nada. Tus mensajes se enviarán en cuanto haya sitio.',
  held: 'Tu sesión ha terminado. Lo que escribiste se guarda hasta que vuelvas a entrar.',
  bars: {
    blocking: 'Bloqueaste a esta persona. Quita el límite para escribirle.',
    restricted: 'Esta persona no acepta mensajes tuyos.',
    private: 'Esta persona solo acepta mensajes de gente que conoce.',
    unanswered: 'Podrás escribir más cuando esta persona responda.',
    missing: 'La persona no existe o no se le puede escribir.',
    gone: 'Esta cuenta se está eliminando. Nadie leería lo que escribas.',
  },
  blacklist: 'Abrir tu lista de bloqueo',
  readOnly: 'Aquí nadie lee respuestas.',
};
