export default {
  required: 'Veuillez remplir ce champ.',
  email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  invalid: 'Veuillez vérifier ce champ.',
};
