export default {
  unreachable: 'No pudimos conectar. Lo que escribiste está a salvo; inténtalo de nuevo.',
  oops: 'Vaya…',
  unexpected: '¡Algo salió mal! Inténtalo de nuevo.',
  serverFull: 'Nuestro almacenamiento está lleno y no se ha guardado nada. Inténtalo más tarde.',
  serverFullTyped:
    'Nuestro almacenamiento está lleno y no se ha guardado nada. Lo que escribiste no se ha perdido; inténtalo más tarde.',
};
