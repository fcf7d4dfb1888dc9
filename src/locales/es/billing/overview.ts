export default {
  available: 'Disponible',
  pending: 'Pendiente',
  next: 'Próximos cargos',
  none: 'Ninguno',
  on: '{{amount}} el {{date}}',
  day: 'el {{date}}',
  laterDays: {
    one: 'y {{count}} día más',
    many: 'y {{count}} de días más',
    other: 'y {{count}} días más',
  },
  loading: 'Cargando tu saldo',
  failed: 'No pudimos cargar tu saldo. Tu dinero está a salvo.',
  payOut: 'Solicitar transferencia',
  see: 'Ver cargos',
  mend: 'Pagar',
  refused: {
    one: 'Se rechazó {{count}} renovación.',
    many: 'Se rechazaron {{count}} de renovaciones.',
    other: 'Se rechazaron {{count}} renovaciones.',
  },
};
