export default {
  required: 'Rellena este campo.',
  email: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
  invalid: 'Revisa este campo.',
};
