export default {
  country: 'País',
  help: 'Se muestra en tu perfil. Puedes dejarlo vacío.',
  none: 'Sin indicar',
  loading: 'Cargando países…',
  failed: 'No pudimos cargar los países.',
};
