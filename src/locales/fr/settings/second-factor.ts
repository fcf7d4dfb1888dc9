export default {
  title: 'Double authentification',
  lead: 'La connexion demandera votre mot de passe et un code d’une application de votre téléphone.',
  loading: 'Chargement de la double authentification',
  failed: 'Nous n’avons pas pu savoir si elle est activée.',
  setUp: 'Configurer',
  on: 'Activée. Codes de secours restants : {{left}} sur 8.',
  few: 'Créez de nouveaux codes avant d’en manquer.',
  renew: 'Nouveaux codes',
  turnOff: 'Désactiver',
  offTitle: 'Désactiver la double authentification ?',
  offBody:
    'Votre mot de passe suffira de nouveau pour vous connecter. Vos codes de secours ne fonctionneront plus.',
  turnedOn: 'La double authentification est activée. Les autres appareils ont été déconnectés.',
  turnedOff: 'La double authentification est désactivée.',
};
