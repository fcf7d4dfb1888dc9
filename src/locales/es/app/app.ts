export default {
  misconfiguredTitle: 'Este sitio no está bien configurado',
  missing: 'Falta «{{field}}» en la configuración. Quien gestiona el sitio debe añadirlo.',
  malformed:
    'El valor de «{{field}}» en la configuración no es válido. Quien gestiona el sitio debe corregirlo.',
  unreachableTitle: 'No pudimos conectar',
  unreachableText: 'Puede que el sitio esté ocupado o que no tengas conexión. Inténtalo de nuevo.',
  retry: 'Reintentar',
};
