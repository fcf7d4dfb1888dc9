export default {
  label: 'Ahorro de datos',
  auto: 'Automático',
  autoNow: 'Activo ahora: la red es lenta o tu navegador lo pide.',
  on: 'Activado',
  off: 'Desactivado',
};
