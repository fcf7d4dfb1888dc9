export default {
  username: 'Nombre de usuario',
  usernameHelp: 'De 2 a 30 letras, cifras, guiones o guiones bajos. Es la dirección de tu perfil.',
  checking: 'Comprobando si el nombre está libre…',
  free: '{{thing}} está libre.',
  problems: {
    taken: 'Alguien ya tiene este nombre de usuario. Elige otro.',
    reserved: 'Este nombre está reservado para el sitio. Elige otro.',
    invalid: 'Usa de 2 a 30 letras, cifras, guiones o guiones bajos.',
  },
};
