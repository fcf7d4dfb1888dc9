export default {
  available: 'Disponible',
  pending: 'Pendiente',
  next: 'Próximos cargos',
  none: 'Ninguno',
  on: '{{amount}} el {{date}}',
  day: 'el {{date}}',
  laterDays: {
    one: 'y {{count}} día más',
    many: 'y {{count}} días más',
    other: 'y {{count}} días más',
  },
  loading: 'Cargando tu saldo',
  failed: 'No pudimos cargar tu saldo. No se ha perdido nada.',
  payOut: 'Cobrarlo',
  see: 'Ver',
  mend: 'Pagarlo',
  refused: {
    one: 'Se rechazó {{count}} renovación.',
    other: 'Se rechazaron {{count}} renovaciones.',
  },
};
