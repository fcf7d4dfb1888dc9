export default {
  credentials: 'Ces identifiants ne correspondent à aucun compte.',
  code: 'Ce code n’est pas le bon. Attendez le suivant et réessayez.',
  recovery: 'Ce code de secours n’est pas le bon ou a déjà servi.',
};
