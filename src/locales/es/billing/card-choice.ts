export default {
  label: 'Pagar con',
  loading: 'Cargando tus tarjetas',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Válida hasta {{date}}',
  expired: 'Caducada',
  first: 'Preferida',
  add: 'Añadir otra tarjeta',
  prefer: 'Hacerla mi preferida',
  preferFailed: 'No funcionó. La preferida sigue siendo la misma.',
  failed: 'No pudimos cargar tus tarjetas.',
  retry: 'Intentar de nuevo',
  none: 'Aún no tienes tarjeta. Añade una para seguir.',
};
