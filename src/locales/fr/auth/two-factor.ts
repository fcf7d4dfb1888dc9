export default {
  title: 'Double authentification',
  codeLead: 'Saisissez les six chiffres que votre application d’authentification affiche.',
  code: 'Code d’authentification',
  recoveryLead:
    'Saisissez l’un des codes de secours que vous avez conservés. Chacun ne sert qu’une fois.',
  recovery: 'Code de secours',
  submit: 'Vérifier',
  useRecovery: 'Utiliser un code de secours',
  useCode: 'Utiliser l’application d’authentification',
  restart: 'Recommencer',
  timedOut:
    'Si le code est correct, votre connexion a peut-être expiré. Recommencez depuis le début.',
};
