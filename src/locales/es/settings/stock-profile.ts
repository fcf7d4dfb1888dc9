export default {
  emailHelp: 'Si cambias tu correo, tendrás que verificarlo de nuevo.',
};
