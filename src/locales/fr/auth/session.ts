export default {
  opened: 'Connexion réussie !',
  expired: {
    title: 'Session expirée !',
    text: 'Reconnectez-vous pour continuer.',
  },
  renewed: {
    title: 'Votre mot de passe a été mis à jour !',
    text: 'Reconnectez-vous avec votre nouveau mot de passe.',
  },
  unconfirmed:
    'La session est fermée sur cet appareil. Nous terminerons la déconnexion dès que la connexion reviendra.',
  lost: 'Nous n’avons pas pu maintenir votre connexion. Vérifiez que votre navigateur accepte les cookies.',
};
