export default {
  required: 'Preencha este campo.',
  email: 'Digite um e-mail, por exemplo nome@example.com.',
  invalid: 'Confira este campo.',
};
