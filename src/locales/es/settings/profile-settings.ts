export default {
  title: 'Perfil',
  lead: 'Lo que otros leen de ti.',
  loading: 'Cargando tu perfil',
  failed: 'No pudimos cargar tu perfil.',
  displayNameHelp: 'El nombre que ven los demás.',
  about: 'Sobre mí',
  aboutHelp: 'Como máximo 1000 caracteres. Los enlaces se pueden abrir.',
  oldLinks: 'Los enlaces antiguos llevan aquí durante 30 días.',
  updated: '¡Tus datos se han actualizado!',
};
