export default {
  label: 'Pagar con',
  loading: 'Cargando tus tarjetas',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Válida hasta {{date}}',
  expired: 'Caducada',
  first: 'Preferida',
  add: 'Añadir otra tarjeta',
  prefer: 'Hacerla mi preferida',
  preferFailed: 'No pudimos cambiar tu tarjeta preferida. Inténtalo de nuevo.',
  failed: 'No pudimos cargar tus tarjetas.',
  retry: 'Reintentar',
  none: 'Aún no tienes tarjeta. Añade una para seguir.',
};
