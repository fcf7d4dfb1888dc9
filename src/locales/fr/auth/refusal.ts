export default {
  credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  code: 'Ce code est incorrect. Attendez le suivant et réessayez.',
  recovery: 'Ce code de secours est incorrect ou a déjà servi.',
  stranger: 'Il faut aussi indiquer « {{field}} ». {{said}}',
  strange: '« {{field}} » : {{said}}',
};
