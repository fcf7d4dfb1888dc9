export default {
  title: 'Seguridad',
  retry: 'Reintentar',
  unreachable: 'No hubo respuesta, así que el cambio puede estar hecho. Inténtalo de nuevo.',
};
