export default {
  you: 'Tú',
  sent: 'Enviado',
  read: 'Leído',
  edited: 'editado',
  queued: 'Pendiente de envío',
  sending: 'Enviando…',
  unknown: 'Comprobando si se envió…',
  failed: 'No enviado. {{reason}}',
  lost: 'No nos llegó.',
  unconfirmed:
    'Puede que se haya enviado: la respuesta se perdió. Mira el chat antes de volver a enviarlo.',
  refused: 'No fue aceptado.',
  /** The sentence after `failed`. */
  check: {
    text: 'Revisa el texto.',
    price: 'Revisa el precio.',
    files: 'Revisa los archivos.',
  },
  unverified: 'Tu identidad debe estar verificada antes de vender mensajes.',
  retry: 'Reintentar',
  edit: 'Editar',
  discard: 'Eliminar',
  inside: 'Contiene: {{things}}',
  images: {
    one: '{{count}} imagen',
    many: '{{count}} de imágenes',
    other: '{{count}} imágenes',
  },
  videos: {
    one: '{{count}} vídeo',
    many: '{{count}} de vídeos',
    other: '{{count}} vídeos',
  },
  audios: {
    one: '{{count}} grabación',
    many: '{{count}} de grabaciones',
    other: '{{count}} grabaciones',
  },
  picture: 'Foto de {{name}}',
  notShown: 'Los vídeos y las grabaciones todavía no se pueden reproducir aquí.',
};
