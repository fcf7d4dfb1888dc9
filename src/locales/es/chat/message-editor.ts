export default {
  title: 'Editar mensaje',
  label: 'Texto nuevo',
  save: 'Guardar',
  cancel: 'Dejar de editar',
  late: 'Un mensaje se puede editar durante 15 minutos después de enviarlo.',
  bought: 'Este mensaje se ha comprado y se queda como está.',
  restricted: 'Esta persona no acepta mensajes tuyos.',
  gone: 'Este mensaje ya no está.',
  unreachable: 'No pudimos conectar. Tu texto está guardado; inténtalo de nuevo.',
  refused: 'El cambio no se aceptó. Tu texto se conserva.',
};
