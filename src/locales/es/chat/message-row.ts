export default {
  you: 'Tú',
  sent: 'Enviado',
  read: 'Leído',
  edited: 'editado',
  queued: 'Esperando para enviarse',
  sending: 'Enviando…',
  unknown: 'Comprobando si se envió…',
  failed: 'No enviado. {{reason}}',
  lost: 'El servidor no tiene rastro de él.',
  unconfirmed:
    'Puede que se haya enviado: la respuesta se perdió. Mira el chat antes de volver a enviarlo.',
  refused: 'No fue aceptado.',
  unverified: 'Tu identidad debe estar verificada antes de vender mensajes.',
  retry: 'Probar de nuevo',
  edit: 'Editar',
  discard: 'Eliminar',
  inside: 'Contiene: {{things}}',
  images: {
    one: '{{count}} foto',
    other: '{{count}} fotos',
  },
  videos: {
    one: '{{count}} vídeo',
    other: '{{count}} vídeos',
  },
  audios: {
    one: '{{count}} grabación',
    other: '{{count}} grabaciones',
  },
  picture: 'Foto de {{name}}',
  notShown: 'Los vídeos y las grabaciones todavía no se pueden reproducir aquí.',
};
