export default {
  title: 'Seguridad',
  retry: 'Reintentar',
  unreachable: 'No hemos podido contactar con el servidor. Nada ha cambiado; inténtalo de nuevo.',
};
