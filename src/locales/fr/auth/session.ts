export default {
  opened: 'Vous êtes connecté !',
  expired: {
    title: 'Session expirée !',
    text: 'Reconnectez-vous pour continuer.',
  },
  unconfirmed:
    'Vous êtes déconnecté sur cet appareil. Le serveur est injoignable ; nous le préviendrons dès que possible.',
  lost: 'Votre connexion n’a pas pu être conservée. Vérifiez que votre navigateur accepte les cookies.',
};
